/**
 * Writes `src/imageSeeds.json`: products whose images use another seed, so that no two neighbors on a first page look alike, whatever the
 * catalog size. Run this script after changing a drawing: `pnpm --filter @camber/demo-catalog image-seeds`. It prints the pairs that no
 * seed separates.
 */
import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { firstPages } from "../src/firstPages.ts"
import { IMAGE_SEED_STEP } from "../src/image.ts"
import { createThumbnailHash, isSimilar, getAdjacentProducts } from "../src/testing/findSimilarPairs.ts"

const SIZES = [5000, 22_832, 100_000]
/** Maximum attempts per pair. Further attempts would not help, because such images differ in too little else. */
const MOST = 60
const ROUNDS = 6

const seedIn = (address: string): number => Number(/[?&]seed=(\d+)/.exec(address)?.[1] ?? 0)
const productIn = (address: string): number => seedIn(address) % IMAGE_SEED_STEP
const salts = new Map<number, number>()
const salted = (address: string, salt = salts.get(productIn(address)) ?? 0): string =>
  address.replace(/([?&]seed=)\d+/, (_, head: string) => `${head}${productIn(address) + salt * IMAGE_SEED_STEP}`)

const between = createThumbnailHash()
const pairs = new Map(
  SIZES.flatMap((skus) => firstPages(skus))
    .flatMap(getAdjacentProducts)
    .map(([one, other]) => [`${salted(one, 0)} ${salted(other, 0)}`, [salted(one, 0), salted(other, 0)] as const] as const)
)
/** All neighbors of each image, on any page. */
const beside = new Map<string, string[]>()
for (const [one, other] of pairs.values()) {
  beside.set(one, [...(beside.get(one) ?? []), other])
  beside.set(other, [...(beside.get(other) ?? []), one])
}
const failing = () => [...pairs.values()].filter(([one, other]) => isSimilar(between(salted(one), salted(other))))
const isParted = (address: string, salt: number): boolean =>
  (beside.get(address) ?? []).every((other) => other === address || !isSimilar(between(salted(address, salt), salted(other))))

const part = (address: string): boolean => {
  const salt = Array.from({ length: MOST }, (_, i) => i + 1).find((tried) => isParted(address, tried))
  if (productIn(address) === 0 || salt === undefined) return false
  salts.set(productIn(address), salt)
  return true
}

let left = failing()
console.log(`${left.length} neighbors look alike`)
for (let round = 0; round < ROUNDS && left.length > 0; round++) {
  for (const [one, other] of left) if (isSimilar(between(salted(one), salted(other))) && !part(other)) part(one)
  left = failing()
}
for (const [one, other] of left) console.log(`still alike:\n  ${salted(one)}\n  ${salted(other)}`)
const file = fileURLToPath(new URL("../src/imageSeeds.json", import.meta.url))
const rows = [...salts].toSorted(([one], [other]) => one - other)
writeFileSync(file, `{\n${rows.map(([product, salt]) => `  "${product}": ${salt}`).join(",\n")}\n}\n`)
console.log(`${rows.length} products with another seed, ${left.length} similar neighbors left`)
