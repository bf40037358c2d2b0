import { ACCOUNT_FORMS, AccountAnswer, SecondFactor } from "@camber/domain/account"
import { addStaff } from "@camber/services/accounts"
import { migrate, migrations, openDatabase, type Database } from "@camber/services/database"
import { Effect, Redacted, Schema } from "effect"
import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { Secret, TOTP } from "otpauth"
import { ensureSeededFolder } from "../../shop/scripts/seededDataFolder.ts"
import { createLogger } from "../../shop/src/observability/Log.ts"
import { readSettings } from "../../shop/src/settings/Settings.ts"
import { createShopServices } from "../../shop/src/shop/shopServices.ts"

/** A staff account with a second factor. */
export interface StaffAccount {
  readonly email: string
  readonly password: string
  /** The code that the authenticator app shows. */
  readonly code: () => string
  /** Sends a request from the browser in which the staff member is signed in. Returns the JSON. */
  readonly browse: (address: string, body?: object) => Promise<unknown>
}

/** The services of a shop with the seeded catalog, in this process and without a port. */
export interface SeededShop {
  readonly origin: string
  /** Answers a request. Fails like an unreachable network while the shop is away. */
  readonly fetch: typeof fetch
  readonly database: Database
  readonly staff: StaffAccount
  /** Makes the shop unreachable, or reachable again. */
  readonly setAway: (isAway: boolean) => void
  /** Runs requests of this GraphQL operation but drops their responses; null drops no responses. */
  readonly loseResponses: (operation: string | null) => void
  readonly close: () => Promise<void>
}

const ORIGIN = "http://shop.test"
const EMAIL = "priya@shop.test"
const PASSWORD = "correct horse battery"

/** Opens a shop over a copy of the seeded data, with one staff member. */
export const openSeededShop = async (): Promise<SeededShop> => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-counter-"))
  cpSync(await ensureSeededFolder(), folder, { recursive: true })
  const settings = await Effect.runPromise(readSettings({ DATA_DIR: folder, NODE_ENV: "production", PUBLIC_ORIGIN: ORIGIN }))
  const database = await Effect.runPromise(openDatabase({ dataDir: folder, url: undefined }))
  await Effect.runPromise(migrate(database.kysely, migrations))
  const keys = [Redacted.make<Uint8Array>(new Uint8Array(32))] as const
  const services = await createShopServices(
    database,
    settings,
    [...keys],
    null,
    undefined,
    createLogger("text", () => {})
  )
  await services.prepareSearch()
  let isAway = false
  let lost: string | null = null
  const answer: typeof fetch = async (input, init) => {
    if (isAway) throw new TypeError("fetch failed")
    const request = new Request(input, init)
    const response = await services.visitors(request)
    if (lost !== null && request.headers.get("x-operation") === lost) throw new TypeError("fetch failed")
    return response
  }
  return {
    origin: ORIGIN,
    fetch: answer,
    database,
    staff: await createStaff(database, answer),
    setAway: (away) => {
      isAway = away
    },
    loseResponses: (operation) => {
      lost = operation
    },
    close: async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** Creates a staff account with the owner's link, a password and a second factor. */
const createStaff = async (database: Database, send: typeof fetch): Promise<StaffAccount> => {
  const jar = new Map<string, string>()
  const browse = async (address: string, body?: object): Promise<unknown> => {
    const response = await send(ORIGIN + address, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json", cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    for (const header of response.headers.getSetCookie()) {
      const [name = "", ...value] = (header.split(";")[0] ?? "").split("=")
      jar.set(name, value.join("="))
    }
    return response.json()
  }
  const submit = async (address: string, body: object) => {
    const { outcome } = Schema.decodeUnknownSync(AccountAnswer)(await browse(address, body))
    if (outcome !== "done") throw new Error(`${address}: ${outcome}`)
  }
  const token = (await addStaff(database.kysely, ORIGIN, EMAIL)).link.split("#")[1]
  await submit(ACCOUNT_FORMS.reset, { token, newPassword: PASSWORD })
  await submit(ACCOUNT_FORMS.beginFactor, { password: PASSWORD })
  const { key } = Schema.decodeUnknownSync(SecondFactor)(await browse("/api/account/second-factor"))
  const code = () => new TOTP({ secret: Secret.fromBase32(key ?? "") }).generate()
  await submit(ACCOUNT_FORMS.confirmFactor, { code: code() })
  // Resets the last used code. Otherwise the next sign-in would have to wait half a minute for a new code.
  await database.kysely.updateTable("second_factor").set({ last_step: 0 }).execute()
  return { email: EMAIL, password: PASSWORD, code, browse }
}
