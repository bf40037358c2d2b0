import { collector } from "./collector.ts"
import { exhaustHanger, heatShield } from "./heatShield.ts"
import { exhaustManifold } from "./exhaustManifold.ts"
import { exhaustPipe } from "./exhaustPipe.ts"
import { exhaustSystem } from "./exhaustSystem.ts"
import { exhaustWrap } from "./exhaustWrap.ts"
import { header } from "./header.ts"
import { muffler } from "./muffler.ts"

export const exhaust = [
  collector,
  exhaustHanger,
  exhaustManifold,
  exhaustPipe,
  exhaustSystem,
  exhaustWrap,
  header,
  heatShield,
  muffler
] as const
