import { collector } from "./collector.ts"
import { exhaustPipe } from "./exhaustPipe.ts"
import { exhaustWrap } from "./exhaustWrap.ts"
import { header } from "./header.ts"
import { muffler } from "./muffler.ts"

export const exhaust = [collector, exhaustPipe, exhaustWrap, header, muffler] as const
