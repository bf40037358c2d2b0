import { adapter } from "./adapter.ts"
import { bolts } from "./bolts.ts"
import { book } from "./book.ts"
import { cap, tShirt, giftCard } from "./apparel.ts"
import { clamp } from "./clamp.ts"
import { hose } from "./hose.ts"
import { hoseEnd } from "./hoseEnd.ts"
import { partsBox } from "./partsBox.ts"

export const hardware = [adapter, bolts, book, cap, clamp, giftCard, hose, hoseEnd, partsBox, tShirt] as const
