/**
 * Reports whether shoppers can distinguish parts by their images, in a generated catalog: `pnpm --filter
 * @camber/demo-catalog similar-images --skus 22832`. Prints how many parts on the first page of each type have
 * different images, then the neighbors on any first page that look alike.
 */
import { parseArgs } from "node:util"
import { countDistinctImages, computeDistinctShare } from "../src/countDistinctImages.ts"
import { firstPages } from "../src/firstPages.ts"
import { createThumbnailHash, findSimilarPairs, mostOften, getAdjacentPairs } from "../src/testing/findSimilarPairs.ts"

const { values: options } = parseArgs({ options: { skus: { type: "string", default: "22832" }, types: { type: "string", default: "30" } } })
const pages = firstPages(Number(options.skus))
const distinct = countDistinctImages(pages).slice(0, Number(options.types))
for (const page of distinct) console.log(`${String(page.distinct).padStart(3)} of ${String(page.shown).padStart(2)}  ${page.listing}`)
console.log(`${Math.round(100 * computeDistinctShare(distinct))} % over ${distinct.length} types`)

const between = createThumbnailHash()
const found = pages.flatMap((page) => findSimilarPairs(page, between))
for (const { edges, grays, listing, one, other } of found)
  console.log(`${listing}: ${edges} edges, ${grays.toFixed(1)} grays apart\n  ${one}\n  ${other}`)
const pairs = pages.reduce((sum, page) => sum + getAdjacentPairs(page), 0)
const most = pages.map((page) => mostOften(page, between))
console.log(
  `${found.length} of ${pairs} neighbors on ${pages.length} first pages look alike; one image appears at most ${Math.max(...most)} times per page, more than 3 times on ${most.filter((times) => times > 3).length}`
)
