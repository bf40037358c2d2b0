import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { E2E_SKUS } from "../scripts/seededDataFolder.ts"
import { addStaff } from "../scripts/addStaff.ts"
import { freePort, type ShopUnderTest, startShop } from "../scripts/ShopUnderTest.ts"

/** A shop for screenshots, and the sign-in token of its only staff user. */
export interface ShopOnShow {
  readonly shop: ShopUnderTest
  readonly staffToken: string
}

/** Starts a production shop with the catalog of the e2e tests: the same parts and numbers in every run. */
export const openShopOnShow = async (): Promise<ShopOnShow> => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-screens-"))
  const first = await startShop(E2E_SKUS, {}, { folder, port: await freePort() })
  const taxes = path.join(folder, "taxes.csv")
  writeFileSync(taxes, "country,region,zip_from,zip_to,rate,taxes_shipping,taxes_cores\nUS,OH,,,6.75,yes,no\n")
  let staffToken = ""
  const shop = await first.restart({ PAYMENT: "test", MAIL_OUTBOX: "shown", TAX_RATES: taxes }, async () => {
    staffToken = addStaff(folder)
  })
  return { shop, staffToken }
}
