import { AccountAnswer } from "@camber/domain/account"
import { Schema } from "effect"
import type { DatabaseKind } from "./allDatabases.ts"
import type { ServicesSettings } from "../src/Services.ts"
import type { PasswordHasher } from "../src/account/passwords.ts"
import { openServices, type OpenServices } from "./openServices.ts"

/** A test browser that stores cookies. */
export class Browser {
  readonly jar = new Map<string, string>()
  readonly shop: OpenServices
  constructor(shop: OpenServices, cookie = "") {
    this.shop = shop
    for (const pair of cookie.split("; ").filter((text) => text !== "")) this.keep(pair)
  }

  /** Returns another browser with the same cookies. */
  copy(): Browser {
    return new Browser(this.shop, this.cookie)
  }

  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ")
  }

  get guid(): string {
    return this.jar.get("WebUserGuid") ?? ""
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set("cookie", this.cookie)
    const response = await this.shop.handler(new Request(`http://shop.test${path}`, { ...init, headers, redirect: "manual" }))
    if (response === undefined) throw new Error(`no handler for ${path}`)
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie.split(";")[0] ?? "")
    return response
  }

  /** Posts an account form as the shop's scripts do. */
  async post(
    path: string,
    body: object,
    headers: Readonly<Record<string, string>> = {}
  ): Promise<AccountAnswer & { readonly status: number }> {
    const json = JSON.stringify(body)
    const response = await this.send(path, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: json })
    const text = await response.text()
    const answer = Schema.decodeUnknownOption(Schema.fromJsonString(AccountAnswer))(text)
    if (answer._tag === "None") throw new Error(`${path}: ${response.status} ${text}`)
    return { status: response.status, ...answer.value }
  }

  private keep(pair: string) {
    const [name = "", ...value] = pair.split("=")
    this.jar.set(name, value.join("="))
  }
}

export const password = "correct horse battery"

/** Services with helpers for accounts: browsers, link tokens from mail and registered members. */
export interface OpenAccounts extends OpenServices {
  readonly browser: () => Browser
  /** Returns the token of the latest link mailed to an address. */
  readonly tokenFor: (emailAddress: string) => Promise<string>
  /** Registers an address, confirms it by the mailed link and signs in. */
  readonly member: (emailAddress: string, browser?: Browser) => Promise<Browser>
}

export const openAccounts = async (
  open: DatabaseKind["open"],
  settings: Partial<ServicesSettings> = {},
  passwords?: PasswordHasher
): Promise<OpenAccounts> => {
  const tryLimits = { ofAccount: 1000, ofAddress: 10_000, ofMail: 1000 }
  const shop = await openServices(open, { tryLimits, ...settings }, passwords)
  const browser = () => new Browser(shop, shop.visitor().cookie)
  const tokenFor = async (emailAddress: string) => {
    const { body } = await shop.database.kysely
      .selectFrom("mail")
      .select("body")
      .where("recipient", "=", emailAddress)
      .where("body", "like", "%#%")
      .orderBy("mail_id", "desc")
      .executeTakeFirstOrThrow()
    return /#([0-9a-f]{64})$/m.exec(body)?.[1] ?? ""
  }
  const member = async (emailAddress: string, own = browser()) => {
    await own.post("/api/account/register", { firstName: "June", lastName: "Hale", emailAddress, newPassword: password })
    const { outcome } = await own.post("/api/account/confirm", { token: await tokenFor(emailAddress) })
    if (outcome !== "done") throw new Error(`${emailAddress}: ${outcome}`)
    return own
  }
  return { ...shop, browser, tokenFor, member }
}
