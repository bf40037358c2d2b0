import { type Buyer, fetchItem, newBuyer } from "./buyer.ts"
import { percentile, printTable, tenths } from "./measure.ts"
import { pageAddresses } from "./pageAddresses.ts"
import { type Bench, sizeName } from "./Shops.ts"

const BUYERS = 10
const ROUNDS = 3
const ROUND = 2000

/** Alternates cart reads and adds by concurrent visitors, then checks that every cart contains what was added to it. */
export const adds: Bench = async ({ of, small }) => {
  const { origin } = await of(small)
  const product = (await pageAddresses(origin)).find(([name]) => name === "product")![1]
  const item = await fetchItem(origin, product)
  const reading: Round[] = []
  const adding: Round[] = []
  let total = 0
  for (let round = 0; round < ROUNDS; round++) {
    // A cart cannot exceed the stock, so each round has new visitors.
    const shoppers = await Promise.all(Array.from({ length: BUYERS }, async () => ({ ...(await newBuyer(origin, item)), added: 0 })))
    await inTurns(shoppers, ({ cart }) => cart(), ROUND / 3)
    reading.push(await inTurns(shoppers, ({ cart }) => cart()))
    adding.push(
      await inTurns(shoppers, async (shopper) => {
        await shopper.add()
        shopper.added++
      })
    )
    for (const shopper of shoppers) await checkTotals(shopper, shopper.added)
    total += shoppers.reduce((sum, { added }) => sum + added, 0)
  }

  const ratios = adding.map(({ perSecond }, round) => perSecond / reading[round]!.perSecond)
  printTable(
    `Carts of ${BUYERS} concurrent visitors, ${sizeName(small)}`,
    ["", "a second", "p50 ms", "p95 ms", "p99 ms"],
    [figures("cart reads", reading), figures("cart adds", adding)]
  )
  console.log(
    `\nAn add costs as much as ${(1 / percentile(ratios, 0.5)).toFixed(1)} reads (median of ${ROUNDS} rounds). ${total} adds, all in the carts' totals.`
  )
}

interface Round {
  readonly perSecond: number
  readonly took: ReadonlyArray<number>
}

/** Runs each shopper's actions back to back until the time is over. */
const inTurns = async <S>(shoppers: ReadonlyArray<S>, act: (shopper: S) => Promise<unknown>, milliseconds = ROUND): Promise<Round> => {
  const durations: number[] = []
  const startedAt = performance.now()
  const goOn = async (shopper: S) => {
    while (performance.now() - startedAt < milliseconds) {
      const sent = performance.now()
      await act(shopper)
      durations.push(performance.now() - sent)
    }
  }
  await Promise.all(shoppers.map(goOn))
  return { perSecond: durations.length / ((performance.now() - startedAt) / 1000), took: durations }
}

const figures = (name: string, rounds: ReadonlyArray<Round>) => {
  const durations = rounds.flatMap(({ took }) => took)
  const perSecond = percentile(
    rounds.map(({ perSecond }) => perSecond),
    0.5
  )
  return [name, Math.round(perSecond), ...[0.5, 0.95, 0.99].map((share) => tenths(percentile(durations, share)))]
}

/** Checks that the cart has one line with the number of adds at its price. */
const checkTotals = async ({ cart }: Buyer, added: number): Promise<void> => {
  const { itemCount, total, lines } = await cart()
  const [line] = lines
  const isRight = lines.length === 1 && line?.quantity === added && itemCount === added && Math.abs(total - added * line.unitPrice) < 0.005
  if (!isRight) throw new Error(`After ${added} adds, the cart contains ${itemCount} units for ${total}: ${JSON.stringify(lines)}`)
}
