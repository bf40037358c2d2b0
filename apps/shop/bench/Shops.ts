import { type ShopUnderTest, startShop } from "../scripts/ShopUnderTest.ts"

/** The shops of one run: one for each size, seeded when it is first asked for and kept for the benches that follow. */
export interface Shops {
  /** SKUs of a shop as a stranger starts it, and of a large one. */
  readonly small: number
  readonly large: number
  /** The shop of this size under these settings; one that runs under others is started again on its data. */
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

/** A shop of this size that runs already, on whatever database: for benches that start none. */
export const shopAt = (origin: string, skus: number): Shops => ({
  small: skus,
  large: skus,
  of: async () => ({ ...startedElsewhere, origin }),
  stop: async () => {}
})

const refuse = (): never => {
  throw new Error("A shop that was started elsewhere can be asked, and nothing else.")
}
const startedElsewhere: Omit<ShopUnderTest, "origin"> = {
  memory: refuse,
  secondsToFirstPage: 0,
  restart: refuse,
  crash: refuse,
  stop: refuse,
  halt: refuse
}

/** Measures one thing and prints it. */
export type Bench = (shops: Shops) => Promise<void>

/** '5,000 SKUs' */
export const sizeName = (skus: number): string => `${skus.toLocaleString("en-US")} SKUs`
