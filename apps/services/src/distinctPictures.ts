/** How many pictures differ on the first page of each type's listing: `pnpm --filter @camber/services distinct-pictures`, over a generated catalogue of `--skus`. */
import { parseArgs } from "node:util"
import { distinctPictures, meanShare } from "./catalogue/distinctPictures.ts"

const { values: wish } = parseArgs({ options: { skus: { type: "string", default: "22500" }, types: { type: "string", default: "30" } } })
const pages = distinctPictures(Number(wish.skus)).slice(0, Number(wish.types))
for (const { distinct, shown, type } of pages) console.log(`${String(distinct).padStart(3)} of ${String(shown).padStart(2)}  ${type}`)
console.log(`${Math.round(100 * meanShare(pages))} % over ${pages.length} types`)
