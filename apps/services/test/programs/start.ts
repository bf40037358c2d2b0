import { Effect, Exit } from "effect"
import { writeSync } from "node:fs"
import { migrate, migrations, openDatabase } from "../../src/database/index.ts"
import { insertSampleCatalogue } from "../../src/schema/testing/sampleCatalogue.ts"

/** Starts on a database as the shop does: brings its tables up, says what that came to, and fills them the first time. */
const [, address = "", pieces = "0"] = process.argv.slice(2)
const database = await Effect.runPromise(openDatabase({ dataDir: "", url: new URL(address) }))
const ran = await Effect.runPromiseExit(migrate(database.unhurried, migrations))
writeSync(1, `${Exit.isSuccess(ran) ? `ran ${ran.value.length}` : String(ran.cause)}\n`)
if (Exit.isSuccess(ran) && ran.value.length > 0) {
  await insertSampleCatalogue(database.kysely)
  await database.kysely
    .updateTable("variant")
    .set({ quantity: Number(pieces), availability: "InStock" })
    .where("sku_variant_number", "=", "CAM-P3-1")
    .execute()
}
await database.close()
process.disconnect()
