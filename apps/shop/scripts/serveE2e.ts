import { cpSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ensureSeededFolder } from "./seededDataFolder.ts"
import { addStaff } from "./addStaff.ts"

/**
 * Starts the shop that the e2e tests share, on a copy of the seeded data, with a staff user, test payments and one tax
 * rate. A script rather than a test helper, so that the tests' type check does not load the whole shop.
 */
const folder = process.env["DATA_DIR"] ?? ""
cpSync(await ensureSeededFolder(), folder, { recursive: true })
writeFileSync(path.join(folder, "staff-token"), addStaff(folder))
const taxes = path.join(folder, "taxes.csv")
writeFileSync(taxes, "country,region,zip_from,zip_to,rate,taxes_shipping,taxes_cores\nUS,OH,,,6.75,yes,no\n")
process.env["TAX_RATES"] = taxes
await import("../src/start.ts")
