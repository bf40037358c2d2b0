import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { E2E_SKUS } from "../scripts/seededDataFolder.ts"
import { addStaff } from "../scripts/addStaff.ts"
import { freePort } from "../scripts/freePort.ts"
import { type ShopUnderTest, startShop } from "../scripts/ShopUnderTest.ts"

/** A shop whose screens are taken, and the token with which its one member of staff signs in. */
export interface ShopOnShow {
  readonly shop: ShopUnderTest
  readonly staffToken: string
}

/** A production shop of its own, with the journeys' catalogue: the same parts under the same numbers in every run. */
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
