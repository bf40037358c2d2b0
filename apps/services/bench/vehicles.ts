import { addToCart } from "@camber/domain/cart"
import { Quantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { listing, type ListingAddress, ALL_PRODUCTS } from "@camber/domain/search"
import { MakeId, ModelId, ModelYear, type Project, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { setImmediate, setTimeout } from "node:timers/promises"
import { openBench, quantile } from "./openBench.ts"

/**
 * Measures listings for selected vehicles inside the services, without a network. Every request uses a different car or
 * page.
 *
 * It first measures the index build and the longest blocking task of the request thread in CPU time. It then measures
 * each kind of listing alone, then twenty concurrent shoppers at full speed, and at the end 100 requests per second
 * while three shoppers add to their carts. It uses the database of DATABASE_URL, or else the embedded database in DATA_DIR:
 * `DATABASE_URL=postgres://... node apps/services/bench/vehicles.ts`
 */
const CARS = 150
const SHOPPERS = 20
const BUYERS = 3
const PER_SECOND = 100
/** Duration in milliseconds of each kind of listing, and of the concurrent run. */
const EACH = 6_000
const TOGETHER = 12_000
const MOST = 150

const { ask, database, newVisitor, skus } = await openBench()
const terms = ["brake pads", "camshaft", "headers", "radiator", "front shocks", "fuel pump", "spark plugs", "clutch kit", "water pump"]

const cars = await database.kysely
  .selectFrom("base_vehicle")
  .innerJoin("model", "model.model_id", "base_vehicle.model_id")
  .select(["vehicle_base_id", "year", "base_vehicle.make_id", "base_vehicle.model_id"])
  .orderBy("popularity", "desc")
  .orderBy("vehicle_base_id")
  .limit(CARS)
  .execute()
const categories = await database.kysely.selectFrom("category").select(["category_id", "slug"]).where("parent_id", "is", null).execute()
const carAt = (turn: number) => cars[turn % cars.length]!
const getProject = (turn: number): Project => {
  const { make_id, model_id, year } = carAt(turn)
  return { ...UNKNOWN_PROJECT, vehicle: { year: ModelYear.make(year), makeId: MakeId.make(make_id), modelId: ModelId.make(model_id) } }
}
const categoryAt = (turn: number): ListingAddress["scope"] => {
  const { category_id, slug } = categories[turn % categories.length]!
  return { kind: "category", slug: `${slug}~${category_id}` }
}

interface ListingRequest {
  readonly address: ListingAddress
  readonly project: Project | null
}
const search = { kind: "search", slug: "" } as const
const kinds: Readonly<Record<string, (turn: number) => ListingRequest>> = {
  "a car's page": (turn) => ({
    address: { ...ALL_PRODUCTS, scope: { kind: "vehicle", slug: `car~${carAt(turn).vehicle_base_id}` }, page: 1 + Math.floor(turn / CARS) },
    project: getProject(turn)
  }),
  "the shop with a car": (turn) => ({ address: { ...ALL_PRODUCTS, fits: true }, project: getProject(turn) }),
  "a category with a car": (turn) => ({
    address: { ...ALL_PRODUCTS, scope: categoryAt(turn), fits: turn % 2 === 0 ? true : null },
    project: getProject(turn)
  }),
  "a search with a car": (turn) => ({
    address: { ...ALL_PRODUCTS, scope: search, query: terms[turn % terms.length]! },
    project: getProject(turn)
  }),
  "the shop without a car": (turn) => ({ address: { ...ALL_PRODUCTS, page: 1 + (turn % 40) }, project: null }),
  "a category without a car": (turn) => ({ address: { ...ALL_PRODUCTS, scope: categoryAt(turn), page: 1 + (turn % 3) }, project: null }),
  "a search without a car": (turn) => ({
    address: { ...ALL_PRODUCTS, scope: search, query: `${terms[turn % terms.length]} ${turn % 7}` },
    project: null
  })
}
const withCar = Object.values(kinds).slice(0, 4)

/** Returns the longest blocking task of this thread so far, in milliseconds of CPU time. */
const watchTurns = () => {
  let [longest, isOver, last] = [0, false, process.threadCpuUsage()]
  void (async () => {
    while (!isOver) {
      await setImmediate()
      const now = process.threadCpuUsage()
      longest = Math.max(longest, (now.user - last.user + now.system - last.system) / 1000)
      last = now
    }
  })()
  return () => {
    isOver = true
    return longest.toFixed(0)
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)
const turns = watchTurns()
const first = await ask(listing, { address: ALL_PRODUCTS, project: null })
const firstSearch = await ask(listing, kinds["a search with a car"]!(0))
console.log(
  `${database.kind}, ${skus} SKUs: first listing after ${seconds(first.took)} s, first search ${seconds(firstSearch.took)} s later, longest blocking task ${turns()} ms, resident ${rss()} MB`
)

/**
 * Measures the CPU time of this process per response, which does not depend on other load on the machine. The printed text also shows the
 * database's share of that time.
 */
function processor(): (answers: number) => string {
  const before = process.cpuUsage()
  return (answers) => {
    const { system, user } = process.cpuUsage(before)
    return `${((user + system) / 1000 / Math.max(1, answers)).toFixed(1)} ms of CPU time each`
  }
}

function rss(): string {
  return (process.memoryUsage.rss() / 1e6).toFixed(0)
}

for (const [name, wishOf] of Object.entries(kinds)) {
  const durations: number[] = []
  const startedAt = performance.now()
  const spent = processor()
  for (let turn = 0; turn < MOST && performance.now() - startedAt < EACH; turn++) durations.push((await ask(listing, wishOf(turn))).took)
  console.log(
    `${name}: p50 ${quantile(durations, 0.5)} ms, p95 ${quantile(durations, 0.95)} ms, ${durations.length} answers, ${spent(durations.length)}`
  )
}

const [card] = (await database.kysely
  .selectFrom("variant")
  .innerJoin("product", "product.product_page_id", "variant.product_page_id")
  .select(["sku_variant_number", "sku_base_number"])
  .where("is_kit", "=", false)
  .where("minimum_quantity", "=", 1)
  .orderBy("quantity", "desc")
  .limit(1)
  .execute()) as ReadonlyArray<{ readonly sku_base_number: string; readonly sku_variant_number: string }>
let turn = 1000
/** Runs the shoppers. Each sends its next request after the previous response, but at most one per `every` milliseconds. */
const shop = async (every: number, buyer: (isOver: () => boolean) => Promise<void>) => {
  const listed: number[] = []
  const startedAt = performance.now()
  const spent = processor()
  const isOver = () => performance.now() - startedAt > TOGETHER
  const shopper = async (_: unknown, at: number) => {
    for (let next = startedAt + (at * every) / SHOPPERS; !isOver(); next += every) {
      await setTimeout(Math.max(0, next - performance.now()))
      const own = turn++
      listed.push((await ask(listing, withCar[own % withCar.length]!(own))).took)
    }
  }
  await Promise.all([...Array.from({ length: SHOPPERS }, shopper), ...Array.from({ length: BUYERS }, () => buyer(isOver))])
  const perSecond = listed.length / ((performance.now() - startedAt) / 1000)
  return `${perSecond.toFixed(0)} a second, p50 ${quantile(listed, 0.5)} ms, p95 ${quantile(listed, 0.95)} ms, ${spent(listed.length)}`
}
console.log(`${SHOPPERS} shoppers with cars, at full speed: ${await shop(0, async () => undefined)}`)
const added: number[] = []
const buyer = async (isOver: () => boolean) => {
  const visitor = newVisitor()
  while (!isOver() && card !== undefined) {
    const before = performance.now()
    const items = [
      {
        skuBaseNumber: SkuBaseNumber.make(card.sku_base_number),
        skuVariantNumber: SkuVariantNumber.make(card.sku_variant_number),
        quantityRequested: Quantity.make(1),
        kitComponents: [],
        listId: null,
        listName: null,
        attribution: null
      }
    ]
    await visitor.ask(
      addToCart,
      { webUserGuid: visitor.webUserGuid, items, productPageId: null, skuBaseNumber: null, productPageUrl: null, project: null },
      crypto.randomUUID()
    )
    added.push(performance.now() - before)
    await setTimeout(100)
  }
}
const paced = await shop((1000 * SHOPPERS) / PER_SECOND, buyer)
console.log(
  `at ${PER_SECOND} requests per second: ${paced}; concurrent cart adds: ${added.length}, p50 ${quantile(added, 0.5)} ms, p95 ${quantile(added, 0.95)} ms`
)
// The memory of an ended thread is released some seconds later.
await setTimeout(12_000)
console.log(`resident ${rss()} MB`)
await database.close()
