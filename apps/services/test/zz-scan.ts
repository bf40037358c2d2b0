import { Effect } from "effect"
import { openDatabase } from "../src/database/index.ts"
import { productPages } from "../src/products/productPage.ts"
import { referenceCache } from "../src/reference/referenceCache.ts"
import { picturesOn } from "../src/schema/pictures.ts"
import { demoContent } from "./demoContent.ts"
import { isFitting, reasonText } from "@camber/domain/fitment"
const database = (await Effect.runPromise(
  openDatabase({ dataDir: "", url: new URL("postgres://postgres@127.0.0.1:4602/camber") } as never) as never
)) as any
const kysely = database.kysely
const reference = referenceCache(kysely)
const store = { database: kysely, reference, pictures: picturesOn("", demoContent.illustrations) }
const ref = await reference()
const make = (n: string) => ref.vehicles.makes.find(({ name }) => name === n)!.make_id
const model = (m: string, n: string) => ref.vehicles.modelsOf(make(m)).find(({ name }) => name === n)!.model_id
const car = (year: number, m: string, n: string, more = {}) =>
  ({ vehicle: { year, makeId: make(m), modelId: model(m, n) }, facets: [], declined: [], ...more }) as any
const sbc = [...ref.engineParts.get("engineSeriesId")!].find(([, n]) => n.includes("Small Block Chevy Gen I"))![0]
const race = ref.raceTypes.all ?? [...ref.raceTypes.byId.values()]
const imca = race.find((r: any) => /IMCA Modified/.test(r.name) || /IMCA Modified/.test(r.short_name))!
const cars: Record<string, any> = {
  camaro: car(1969, "Chevrolet", "Camaro"),
  camaroSbc: car(1969, "Chevrolet", "Camaro", { engineIds: { engineSeriesId: sbc }, isStockEngine: true, declined: ["Engine"] }),
  mustang: car(2015, "Ford", "Mustang"),
  imca: { raceTypeId: imca.race_type_id, facets: [], declined: [] }
}
const pages: Array<number> = (await kysely.selectFrom("product").select("product_page_id").orderBy("product_page_id").execute()).map(
  (r: any) => r.product_page_id
)
const step = Number(process.argv[2] ?? 1)
const seen: Record<string, number> = {}
const shown: Record<string, number> = {}
for (const [name, project] of Object.entries(cars)) {
  for (let i = 0; i < pages.length; i += step) {
    const page = (await productPages(store as never)({ productPageId: pages[i]!, skuVariantNumber: null, project })) as any
    const fit = page.variant.fit
    const bad = page.measures.filter((m: any) => !m.agrees)
    const kind = `${name} ${isFitting(fit.fitment) ? "fits" : fit.prompt === null ? "no" : "asks " + fit.prompt}${bad.length ? " MISMATCH" : ""}`
    seen[kind] = (seen[kind] ?? 0) + 1
    if (bad.length && (fit.prompt !== null || isFitting(fit.fitment))) {
      const key = name + page.card.displayTitle.split(" ").slice(-1)
      shown[key] = (shown[key] ?? 0) + 1
      if (shown[key] < 3) console.log(name, pages[i], page.card.displayTitle, fit.fitment, fit.prompt, fit.asks.join(), JSON.stringify(bad))
    }
  }
}
console.log(seen)
process.exit(0)
