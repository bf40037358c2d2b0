/** Groups of settings with the purpose of each. Allowed values and defaults come from the schema. */
export const settingPurposes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "The process": {
    PORT: "Port to listen on. 0 takes any free port.",
    HOST: "Address to listen on.",
    PUBLIC_ORIGIN: "Public URL of the shop, used in mail and canonical URLs. Default: `http://HOST:PORT`.",
    PROXY_HEADER:
      "Header in which a trusted proxy sends the client's IP address. Required if PUBLIC_ORIGIN is https. With it, the port opens when the shop is ready and closes two seconds after the stop signal.",
    DATA_DIR: "Folder of the embedded database and of generated keys.",
    NODE_ENV: "`development` only for `pnpm dev`.",
    LOG_FORMAT: "`json` writes one JSON object per line.",
    ACCESS_LOG: "`on` logs each response.",
    METRICS: "Who can read /metrics: this machine, or with `open` any client that reaches the shop.",
    OTEL_EXPORTER_OTLP_ENDPOINT: "OTLP collector of traces: one span per request, with its queries.",
    ANSWER_SECONDS: "Maximum seconds per visitor request, then 503. All database timeouts follow from it. 0: no limit."
  },
  "The shop": {
    BRAND_NAME: "Name in pages and mail.",
    CONTACT_PHONE: "Telephone number in pages.",
    CONTACT_ADDRESS: "Postal address on pages and for returns.",
    SMS_SHORT_CODE: "SMS short code on the text message sign-up.",
    STAFF_MAIL: "Recipients of mail about new orders, messages, questions, returns and failed refunds.",
    CATALOG: "Catalog that the first start seeds into an empty database: demo parts, or none.",
    FREE_SHIPPING_THRESHOLD: "Minimum order in dollars for free standard shipping.",
    CORE_RETURN_DAYS: "Days after delivery in which a core return is accepted.",
    IMAGE_HOST: "Host that serves all images. Default: the shop itself.",
    SEARCH_PRODUCT_CAP: "Maximum products in search suggestions.",
    SEARCH_VOCABULARY_DIR: "Folder with the shop's own [search vocabulary](../../apps/services/data/search/README.md)."
  },
  "Payment, shipping and tax": {
    PAYMENT: "Payment provider: see [payments](../payments.md). `test` is rejected if PUBLIC_ORIGIN is https.",
    STRIPE_SECRET_KEY: "For PAYMENT=stripe and TAX=stripe.",
    STRIPE_WEBHOOK_SECRET: "For PAYMENT=stripe.",
    STRIPE_API: "Stripe test server on this machine, for trying it out.",
    SHIPPING: "Source of shipping rates: see [rates](../rates.md).",
    SHIPPING_RATES: "Path of a table of shipping rates. Default: the bundled table.",
    SHIPPO_TOKEN: "For SHIPPING=shippo.",
    SHIPPO_API: "Shippo test server on this machine, for trying it out.",
    TAX: "Source of sales tax: see [rates](../rates.md).",
    TAX_RATES: "Path of a table of tax rates. Default: no tax."
  },
  Mail: {
    MAIL_URL: "Mail server. Without one, mail stays in the outbox.",
    MAIL_FROM: "Sender of all mail.",
    MAIL_OUTBOX:
      "Whether /dev/outbox shows the mail, which contains sign-in links. Default: shown in development, and while only this machine reaches the shop."
  },
  "The database": {
    DATABASE_URL: "PostgreSQL instead of the embedded database, [several hosts](../operating.md#a-primary-and-its-standbys) too.",
    DATABASE_READ_URLS: "[Standbys](../operating.md#a-primary-and-its-standbys) that serve visitors' reads.",
    MIGRATIONS: "`by-command`: only `pnpm migrate` migrates the database.",
    DATABASE_CONNECTIONS: "Pool size for carts, orders and accounts.",
    DATABASE_READ_CONNECTIONS: "Pool size for listings and searches, per server.",
    DATABASE_READ_STALE_SECONDS: "Maximum lag of a standby in seconds.",
    DATABASE_CONNECT_SECONDS: "Timeout of a connection attempt. Default: 3/8 of ANSWER_SECONDS.",
    DATABASE_STATEMENT_SECONDS: "Timeout of a statement for carts, orders and accounts. Default: 3/8 of ANSWER_SECONDS.",
    DATABASE_READ_SECONDS: "Timeout of a statement for listings and searches. Default: 3/8 of ANSWER_SECONDS.",
    DATABASE_LOCK_SECONDS: "Timeout of a lock. Default: a quarter of ANSWER_SECONDS.",
    DATABASE_WORK_SECONDS: "Timeout of a statement for migrations, imports and hourly jobs. Default: 900.",
    DATABASE_IDLE_TRANSACTION_SECONDS: "Timeout of an idle transaction. Default: 10. 0 behind a pooler that rejects it.",
    DATABASE_TCP_USER_SECONDS: "Timeout of a connection without acknowledgments. Default: 20. 0 behind a pooler that rejects `options`."
  },
  "Accounts and visitors": {
    SESSION_SECRET:
      "Signs sessions. With several, the first signs and all verify. Required with DATABASE_URL. Default: a key file in DATA_DIR.",
    SIGN_IN_TRIES: "Maximum failed sign-ins per account in 15 minutes.",
    ADDRESS_TRIES: "Maximum forms per client in 15 minutes.",
    MAIL_TRIES: "Maximum mails per mailbox and hour.",
    STAFF_IDLE_MINUTES: "Minutes of inactivity after which a staff session ends.",
    STAFF_SECOND_FACTOR: "`required`: staff must sign in with two factors. `pnpm staff reset MAIL` removes a lost one.",
    GRAPHQL_DOCUMENTS: "`registered` accepts only the shop's own GraphQL documents. Recommended for a public shop.",
    GEOLOCATION_HEADERS: "Headers in which a trusted proxy sends a visitor's country and ZIP code.",
    VAPID_PUBLIC_KEY: "Public key that signs push messages. Default: a key pair in DATA_DIR; none with DATABASE_URL.",
    VAPID_PRIVATE_KEY: "Private key of VAPID_PUBLIC_KEY.",
    VAPID_SUBJECT: "Contact for push services. Default: PUBLIC_ORIGIN if it is https.",
    PUSH_TO_LOOPBACK: "`allowed` accepts a push service on this machine, for trying it out.",
    SESSION_RECORDING_SCRIPT: "Session recording script, loaded if its flag is on.",
    ERROR_MONITORING_SCRIPT: "Error monitoring script, loaded if its flag is on."
  },
  "Kept data": {
    EVENT_DAYS: "Retention of visitors' events in days.",
    EVENT_LIMIT: "Maximum stored events.",
    GUEST_DAYS: "Retention of inactive guests' carts, garages and lists in days.",
    MESSAGE_DAYS: "Retention of messages and feedback in days.",
    ADDRESS_DAYS: "Retention of unsubscribed email addresses in days.",
    CODE_DAYS: "Retention of expired promo codes in days.",
    STAFF_DAYS: "Retention of the staff action log in days."
  },
  Pages: {
    PAGE_CACHE_SECONDS: "Seconds that a shared page is cached. 0 renders each page per request.",
    PAGE_STALE_SECONDS: "Seconds after that in which it is served while the database is unavailable.",
    PAGE_SHARED_SECONDS: "Seconds that a [shared cache](../operating.md#a-cache-before-the-shop) may keep a page. 0 disables it."
  }
}
