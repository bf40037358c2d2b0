import { Effect, Exit } from "effect"
import { writeSync } from "node:fs"
import { migrate, migrations, openDatabase } from "../../src/database/openDatabase.ts"
import { insertSampleCatalog } from "../../src/schema/testing/sampleCatalog.ts"

/** Migrates a database as the shop does at startup, prints the result, and fills the database the first time. */
const [, address = "", pieces = "0"] = process.argv.slice(2)
const database = await Effect.runPromise(openDatabase({ dataDir: "", url: new URL(address) }))
const migrated = await Effect.runPromiseExit(migrate(database.background, migrations))
writeSync(1, `${Exit.isSuccess(migrated) ? `ran ${migrated.value.length}` : String(migrated.cause)}\n`)
if (Exit.isSuccess(migrated) && migrated.value.length > 0) {
  await insertSampleCatalog(database.kysely)
  await database.kysely
    .updateTable("variant")
    .set({ quantity: Number(pieces), availability: "InStock" })
    .where("sku_variant_number", "=", "CAM-P3-1")
    .execute()
}
await database.close()
process.disconnect()
