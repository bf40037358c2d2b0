import { setTimeout as after } from "node:timers/promises"
import { oneOf } from "../../services/security-tests/chance.ts"
import type { Cluster } from "./startCluster.ts"

/** What a fault came to. */
export interface FaultResult {
  readonly what: string
  /** Until everything was as before. */
  readonly seconds: number
}

/** Lets something happen to a cluster, and mends it. Answers what it was. @throws where it is not as before in time. */
type Fault = (cluster: Cluster, chance: () => number) => Promise<string>

const killShop: Fault = async ({ shops }, chance) => {
  const shop = oneOf(shops, chance)
  await shop.kill()
  await after(500 + 1500 * chance())
  await shop.start()
  return `${shop.name} killed and started again`
}

const rollDeploy: Fault = async ({ shops }) => {
  for (const shop of shops) {
    const { code, seconds } = await shop.end()
    if (code !== 0 || seconds > 20) throw new Error(`${shop.name} ended with ${String(code)} after ${seconds.toFixed(1)} s`)
    await shop.start()
  }
  return "a deploy rolled over both shops"
}

const killPrimary: Fault = async ({ database }, chance) => {
  await database.primary().crash()
  await after(500 + 1500 * chance())
  await database.promote()
  await after(1000 + 2000 * chance())
  await database.rebuildStandby()
  return "the primary killed, its standby promoted, a new standby made"
}

const cutNetwork: Fault = async ({ shops }, chance) => {
  const shop = oneOf(shops, chance)
  for (const way of shop.ways) way.cut()
  await after(3000 + 5000 * chance())
  for (const way of shop.ways) way.mend()
  return `${shop.name} cut off from the database without a word`
}

const faults = { "shop killed": killShop, "deploy rolled": rollDeploy, "primary killed": killPrimary, "network cut": cutNetwork } as const
export type FaultName = keyof typeof faults

/** First one of each in an order that the seed draws, then whichever it draws, until it is told to end. */
export const faultNames = function* (chance: () => number): Generator<FaultName, never> {
  const all = Object.keys(faults).filter((name): name is FaultName => name in faults)
  yield* all
    .map((name) => ({ name, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name)
  for (;;) yield oneOf(all, chance)
}

/** Lets this happen, and waits until both shops take visitors again and the standby follows. */
export const injectFault = async (cluster: Cluster, name: FaultName, chance: () => number): Promise<FaultResult> => {
  const begun = performance.now()
  const what = await faults[name](cluster, chance)
  for (const until = performance.now() + 60_000; !(await isWhole(cluster)); await after(100))
    if (performance.now() > until) throw new Error(`A minute after this not everything is ready: ${what}`)
  return { what, seconds: (performance.now() - begun) / 1000 }
}

const isWhole = async ({ database, shops }: Cluster): Promise<boolean> =>
  database.standby() !== undefined && (await Promise.all(shops.map((shop) => shop.isReady()))).every((isReady) => isReady)
