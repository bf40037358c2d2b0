import { bolts } from "./bolts.ts"
import { book } from "./book.ts"
import { clamp } from "./clamp.ts"
import { giftCard } from "./giftCard.ts"
import { hoseEnd } from "./hoseEnd.ts"
import { hose } from "./hose.ts"
import { partsBox } from "./partsBox.ts"
import { tShirt } from "./tShirt.ts"

export const hardware = [bolts, book, clamp, giftCard, hoseEnd, hose, partsBox, tShirt] as const
