import { setTimeout as after } from "node:timers/promises"
import { oneOf } from "../../services/security-tests/hostileValues.ts"
import type { Cluster } from "./startCluster.ts"

/** Result of an injected fault. */
export interface FaultResult {
  readonly what: string
  /** Seconds until full recovery. */
  readonly seconds: number
}

/**
 * Injects a fault into a cluster and repairs it. Returns its description.
 * @throws if the cluster does not recover in time.
 */
type Fault = (cluster: Cluster, chance: () => number) => Promise<string>

const killShop: Fault = async ({ shops }, chance) => {
  const shop = oneOf(shops, chance)
  await shop.kill()
  await after(500 + 1500 * chance())
  await shop.start()
  return `${shop.name} killed and restarted`
}

const rollDeploy: Fault = async ({ shops }) => {
  for (const shop of shops) {
    const { code, seconds } = await shop.end()
    if (code !== 0 || seconds > 20) throw new Error(`${shop.name} exited with ${String(code)} after ${seconds.toFixed(1)} s`)
    await shop.start()
  }
  return "rolling deploy of both shops"
}

const killPrimary: Fault = async ({ database }, chance) => {
  await database.primary().crash()
  await after(500 + 1500 * chance())
  await database.promote()
  await after(1000 + 2000 * chance())
  await database.rebuildStandby()
  return "primary killed, standby promoted, new standby created"
}

const cutNetwork: Fault = async ({ shops }, chance) => {
  const shop = oneOf(shops, chance)
  for (const way of shop.ways) way.cut()
  await after(3000 + 5000 * chance())
  for (const way of shop.ways) way.mend()
  return `${shop.name} cut off from the database without closed connections`
}

const faults = { "shop killed": killShop, "deploy rolled": rollDeploy, "primary killed": killPrimary, "network cut": cutNetwork } as const
export type FaultName = keyof typeof faults

/** Yields each fault once in random order, then random faults. */
export const faultNames = function* (chance: () => number): Generator<FaultName, never> {
  const all = Object.keys(faults).filter((name): name is FaultName => name in faults)
  yield* all
    .map((name) => ({ name, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name)
  for (;;) yield oneOf(all, chance)
}

/** Injects a fault, and waits until both shops are ready and the standby follows. */
export const injectFault = async (cluster: Cluster, name: FaultName, chance: () => number): Promise<FaultResult> => {
  const startedAt = performance.now()
  const what = await faults[name](cluster, chance)
  for (const until = performance.now() + 60_000; !(await isWhole(cluster)); await after(100))
    if (performance.now() > until) throw new Error(`Not everything recovered within a minute after: ${what}`)
  return { what, seconds: (performance.now() - startedAt) / 1000 }
}

const isWhole = async ({ database, shops }: Cluster): Promise<boolean> =>
  database.standby() !== undefined && (await Promise.all(shops.map((shop) => shop.isReady()))).every((isReady) => isReady)
