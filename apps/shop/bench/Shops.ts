import { type ShopUnderTest, startShop } from "../scripts/ShopUnderTest.ts"

/** The shops of one run: one per catalog size, seeded on first use and reused by later benchmarks. */
export interface Shops {
  /** Number of SKUs of a default shop, and of a large shop. */
  readonly small: number
  readonly large: number
  /** Returns the shop of this size with these settings. If it runs with other settings, restarts it on the same data. */
  readonly of: (skus: number, settings?: Readonly<Record<string, string>>) => Promise<ShopUnderTest>
  readonly stop: () => Promise<void>
}

interface Running {
  readonly shop: ShopUnderTest
  readonly settings: string
}

export const makeShops = (large: number): Shops => {
  const running = new Map<number, Running>()
  return {
    small: 5000,
    large,
    of: async (skus, settings = {}) => {
      const now = running.get(skus)
      const wanted = JSON.stringify(settings)
      if (now?.settings === wanted) return now.shop
      const shop = now ? await now.shop.restart(settings) : await startShop(skus, settings)
      running.set(skus, { shop, settings: wanted })
      return shop
    },
    stop: async () => {
      for (const { shop } of running.values()) await shop.stop()
      running.clear()
    }
  }
}

/** Wraps a running shop of this size, for benchmarks that start none. */
export const shopAt = (origin: string, skus: number): Shops => ({
  small: skus,
  large: skus,
  of: async () => ({ ...startedElsewhere, origin }),
  stop: async () => {}
})

const refuse = (): never => {
  throw new Error("This benchmark needs to restart the shop. Run it without --at.")
}
const startedElsewhere: Omit<ShopUnderTest, "origin"> = {
  memory: refuse,
  secondsToFirstPage: 0,
  restart: refuse,
  crash: refuse,
  stop: refuse,
  halt: refuse
}

/** Runs one measurement and prints it. */
export type Bench = (shops: Shops) => Promise<void>

/** '5,000 SKUs' */
export const sizeName = (skus: number): string => `${skus.toLocaleString("en-US")} SKUs`
