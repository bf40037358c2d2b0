import { Effect, Redacted } from "effect"
import { describe, expect, it } from "vitest"
import { defaultDatabaseTimeouts } from "@camber/services/database"
import { readSettings } from "./Settings.ts"

const read = (environment: Record<string, string>) => Effect.runSync(readSettings(environment))
const refusal = (environment: Record<string, string>) => Effect.runSync(Effect.flip(readSettings(environment))).message
const secret = "0123456789abcdef0123456789abcdef"

describe("readSettings", () => {
  it("returns the documented defaults for an empty environment", () => {
    expect(read({})).toEqual({
      nodeEnv: "production",
      host: "127.0.0.1",
      port: 3000,
      workers: 1,
      publicOrigin: "http://127.0.0.1:3000",
      dataDir: "./.data",
      picturesDir: ".data/pictures",
      backupDir: undefined,
      databaseUrl: undefined,
      databaseReadUrls: undefined,
      databaseWaits: defaultDatabaseTimeouts,
      sessionSecret: undefined,
      signInTries: 10,
      addressTries: 100,
      mailTries: 5,
      proxyHeader: undefined,
      mailUrl: undefined,
      mailFrom: "noreply@localhost",
      staffMail: undefined,
      showsOutbox: true,
      vapidPublicKey: undefined,
      vapidPrivateKey: undefined,
      vapidSubject: undefined,
      pushToLoopback: "refused",
      payment: "invoice",
      stripeSecretKey: undefined,
      stripeWebhookSecret: undefined,
      stripeApi: undefined,
      graphqlDocuments: "all",
      brandName: "Camber",
      contactAddress: { street: "100 Camber Way", city: "Akron", state: "OH", zip: "44301" },
      contactPhone: "1-800-555-0100",
      smsShortCode: "55555",
      freeShippingThreshold: 9900,
      shipping: "table",
      shippoToken: undefined,
      shippoApi: undefined,
      tax: "table",
      coreReturnDays: 180,
      searchProductCap: 6,
      searchVocabularyDir: undefined,
      feedSecret: undefined,
      imageHost: undefined,
      sessionRecordingScript: undefined,
      errorMonitoringScript: undefined,
      eventDays: 90,
      eventLimit: 2_000_000,
      guestDays: 730,
      messageDays: 730,
      addressDays: 365,
      codeDays: 365,
      staffDays: 1095,
      staffIdleMinutes: 480,
      staffSecondFactor: "offered",
      geolocationHeaders: undefined,
      answerWithin: 15_000,
      migrations: "at-start",
      catalog: "demo",
      logFormat: "text",
      accessLog: "off",
      metrics: "local",
      traceCollector: undefined,
      pageCacheSeconds: 60,
      pageSharedSeconds: 60,
      pageStaleSeconds: 86_400
    })
  })

  it("treats an empty variable as missing", () => {
    expect(read({ PORT: "", DATABASE_URL: "", BRAND_NAME: "" })).toEqual(read({}))
  })

  it("OPS-12 rejects https without the proxy's header", () => {
    expect(refusal({ PUBLIC_ORIGIN: "https://shop.example" })).toBe(
      "PROXY_HEADER is not set: it must be the header in which the https proxy sends the client's IP address, such as x-forwarded-for, where PUBLIC_ORIGIN is https."
    )
  })

  it("OPS-101 rejects showing the outbox on a public shop", () => {
    const open = { PUBLIC_ORIGIN: "https://shop.example", PROXY_HEADER: "x-forwarded-for" }
    expect(refusal({ ...open, MAIL_OUTBOX: "shown" })).toMatch(
      /^MAIL_OUTBOX is "?shown"?: it must be hidden or absent where PUBLIC_ORIGIN is https/
    )
  })

  it("shows the outbox in development and in local trials, and elsewhere only if set", () => {
    const isShown = (environment: Record<string, string>) => read(environment).showsOutbox
    const open = { PUBLIC_ORIGIN: "https://shop.example", PROXY_HEADER: "x-forwarded-for" }
    expect(
      [
        {},
        { ...open, NODE_ENV: "development" },
        { DATABASE_URL: "postgres://db/shop", SESSION_SECRET: "x".repeat(32), MAIL_OUTBOX: "shown" }
      ].map(isShown)
    ).toEqual([true, true, true])
    const others = [
      open,
      { HOST: "0.0.0.0" },
      { MAIL_URL: "smtp://mail.example" },
      { MAIL_OUTBOX: "hidden" },
      { PROXY_HEADER: "x-forwarded-for" }
    ]
    expect(others.map(isShown)).toEqual([false, false, false, false, false])
  })

  it.each([
    ["99", 9900],
    ["49.5", 4950],
    ["49.05", 4905],
    ["0", 0],
    ["none", undefined]
  ])("reads a free-shipping threshold of %s dollars as %s cents", (given, cents) => {
    expect(read({ FREE_SHIPPING_THRESHOLD: given }).freeShippingThreshold).toBe(cents)
  })

  it("GAP-19 reads two geolocation headers and rejects any other number", () => {
    expect(read({ GEOLOCATION_HEADERS: "cf-ipcountry, x-zip" }).geolocationHeaders).toEqual({ country: "cf-ipcountry", zip: "x-zip" })
    expect(refusal({ GEOLOCATION_HEADERS: "cf-ipcountry" })).toBe(
      'GEOLOCATION_HEADERS is "cf-ipcountry": it must be two header names separated by a comma: for the country code and the ZIP code.'
    )
  })

  it("ANL-13 accepts a third-party script only by an https URL", () => {
    const address = "https://scripts.example/recorder.js?key=abc"
    expect(read({ SESSION_RECORDING_SCRIPT: address }).sessionRecordingScript).toBe(address)
    for (const other of ["http://scripts.example/r.js", "data:text/javascript,alert(1)", "r.js"])
      expect(refusal({ ERROR_MONITORING_SCRIPT: other })).toContain("it must be the URL of a script")
  })

  it("OPS-01 reads timeouts in seconds as milliseconds and rejects invalid ones", () => {
    const { lock, statement } = read({ DATABASE_STATEMENT_SECONDS: "2.5", DATABASE_LOCK_SECONDS: "0" }).databaseWaits
    expect([statement, lock]).toEqual([2500, 0])
    for (const other of ["-1", "1e3", "86401", "soon"])
      expect(refusal({ DATABASE_READ_SECONDS: other })).toBe(
        `DATABASE_READ_SECONDS is "${other}": it must be seconds from 0 to 86400, such as 8 or 0.5.`
      )
  })

  it("OPS-88 derives every database timeout from the request timeout and rejects longer ones", () => {
    const { databaseWaits } = read({ ANSWER_SECONDS: "4" })
    expect(databaseWaits).toMatchObject({ connect: 1500, lock: 1000, statement: 1500, read: 1500, readTimeoutGrace: 500 })
    expect(refusal({ ANSWER_SECONDS: "4", DATABASE_READ_SECONDS: "3" })).toBe(
      'ANSWER_SECONDS is "4": it must be at least 5: the sum of DATABASE_CONNECT_SECONDS, the longer of DATABASE_STATEMENT_SECONDS and DATABASE_READ_SECONDS, and 0.5 for an unresponsive server.'
    )
    expect(read({ ANSWER_SECONDS: "0", DATABASE_READ_SECONDS: "60" }).databaseWaits).toMatchObject({ read: 60_000, connect: 5625 })
  })

  it("removes the trailing slash of the public origin", () => {
    expect(read({ PUBLIC_ORIGIN: "https://Shop.example.com/", PROXY_HEADER: "x-forwarded-for" }).publicOrigin).toBe(
      "https://shop.example.com"
    )
  })

  it.each([
    ["PORT", "70000", 'PORT is "70000": it must be a whole number from 0 to 65535.'],
    ["PORT", "3e3", 'PORT is "3e3": it must be a whole number from 0 to 65535.'],
    ["NODE_ENV", "live", 'NODE_ENV is "live": it must be production, development or test.'],
    ["GRAPHQL_DOCUMENTS", "some", 'GRAPHQL_DOCUMENTS is "some": it must be all or registered.'],
    [
      "PUBLIC_ORIGIN",
      "shop.example.com",
      'PUBLIC_ORIGIN is "shop.example.com": it must be a URL without a path, such as https://www.example.com.'
    ],
    [
      "PUBLIC_ORIGIN",
      "https://a.example/x",
      'PUBLIC_ORIGIN is "https://a.example/x": it must be a URL without a path, such as https://www.example.com.'
    ],
    ["FREE_SHIPPING_THRESHOLD", "99.999", 'FREE_SHIPPING_THRESHOLD is "99.999": it must be dollars such as 99 or 49.50, or none.'],
    ["BRAND_NAME", "  ", 'BRAND_NAME is "  ": it must be the shop\'s name.']
  ])("rejects %s=%s in one sentence", (name, given, sentence) => {
    expect(refusal({ [name]: given })).toBe(sentence)
  })

  it("accepts several workers over PostgreSQL only", () => {
    expect(read({ WORKERS: "2", DATABASE_URL: "postgres://db/camber", SESSION_SECRET: secret }).workers).toBe(2)
    expect(refusal({ WORKERS: "2" })).toBe(
      'WORKERS is "2": it must be 1, or DATABASE_URL with a PostgreSQL server, because only one process can open the embedded database.'
    )
  })

  it("rejects several invalid variables with one sentence each", () => {
    expect(refusal({ PORT: "x", PAGE_CACHE_SECONDS: "-1" }).split("\n")).toEqual([
      'PORT is "x": it must be a whole number from 0 to 65535.',
      'PAGE_CACHE_SECONDS is "-1": it must be a whole number of seconds from 0 to 86400.'
    ])
  })

  it("never prints a secret, valid or not", () => {
    expect(refusal({ SESSION_SECRET: "hunter2" })).toBe(
      "SESSION_SECRET has an invalid value (not shown): it must be a text of at least 32 characters, or several separated by commas."
    )
    expect(refusal({ DATABASE_URL: "mysql://root:hunter2@db", SESSION_SECRET: secret })).not.toContain("hunter2")
    expect(refusal({ DATABASE_URL: "postgres://root:hunter2@db1,:1/shop", SESSION_SECRET: secret })).not.toContain("hunter2")
    expect(JSON.stringify(read({ DATABASE_URL: "postgres://root:hunter2@db1,db2/shop", SESSION_SECRET: secret }))).not.toMatch(
      /hunter2|0123456789/
    )
  })

  it("PAY-17 rejects test payments on a public shop, and Stripe without both of its secrets, which are never printed", () => {
    expect(read({ PAYMENT: "test" }).payment).toBe("test")
    expect(refusal({ PAYMENT: "test", PUBLIC_ORIGIN: "https://shop.example" })).toContain("because test payments charge nothing")
    expect(refusal({ PAYMENT: "stripe" }).split("\n")).toEqual([
      "STRIPE_SECRET_KEY is not set: it must be set to a value from Stripe where PAYMENT is stripe.",
      "STRIPE_WEBHOOK_SECRET is not set: it must be set to a value from Stripe where PAYMENT is stripe."
    ])
    const stripe = { PAYMENT: "stripe", STRIPE_SECRET_KEY: "sk_test_hunter2", STRIPE_WEBHOOK_SECRET: "whsec_hunter2" }
    expect(JSON.stringify(read(stripe))).not.toContain("hunter2")
    expect(refusal({ ...stripe, STRIPE_SECRET_KEY: "pk_test_hunter2" })).not.toContain("hunter2")
    expect(refusal({ ...stripe, STRIPE_API: "http://stripe.example" })).toContain("STRIPE_API")
  })

  it("SHIP-07 TAX-06 rejects Shippo without its token and Stripe tax without its key, which are never printed", () => {
    expect(refusal({ SHIPPING: "shippo" })).toBe("SHIPPO_TOKEN is not set: it must be set to a value from Shippo where SHIPPING is shippo.")
    expect(refusal({ TAX: "stripe" })).toBe("STRIPE_SECRET_KEY is not set: it must be set to a value from Stripe where TAX is stripe.")
    const shippo = { SHIPPING: "shippo", SHIPPO_TOKEN: "shippo_test_hunter2" }
    expect(JSON.stringify(read(shippo))).not.toContain("hunter2")
    expect(refusal({ ...shippo, SHIPPO_TOKEN: "hunter2" })).not.toContain("hunter2")
    expect(refusal({ ...shippo, SHIPPO_API: "http://shippo.example" })).toContain("SHIPPO_API")
  })

  it("OPS-38 accepts standbys for reads with a maximum lag, next to a primary", () => {
    const primary = { DATABASE_URL: "postgres://db1,db2/shop", SESSION_SECRET: secret }
    const given = read({ ...primary, DATABASE_READ_URLS: "postgres://db3/shop, postgres://db4,db5/shop", DATABASE_READ_STALE_SECONDS: "2" })
    expect(Redacted.value(given.databaseReadUrls!).map(({ hostname }) => hostname)).toEqual(["db3", "db4", "db5"])
    expect(given.databaseWaits.staleness).toBe(2_000)
    expect(refusal({ DATABASE_READ_URLS: "postgres://db3/shop" })).toBe(
      "DATABASE_URL is not set: it must be the primary where DATABASE_READ_URLS is set."
    )
    expect(refusal({ ...primary, DATABASE_READ_URLS: "postgres://root:hunter2@db3/shop,db4" })).not.toContain("hunter2")
    expect(refusal({ DATABASE_READ_STALE_SECONDS: "0" })).toContain("from 1 to 3600")
  })

  it("rejects a database server without a session secret, which its processes would not share (GAP-C22)", () => {
    expect(refusal({ DATABASE_URL: "postgres://db/shop" })).toBe(
      "SESSION_SECRET is not set: it must be a text of at least 32 characters where DATABASE_URL is set."
    )
  })
})
