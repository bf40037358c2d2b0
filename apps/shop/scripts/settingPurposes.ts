/** Groups of the list of settings, with what each setting is for. What it may be and its default come from the schema. */
export const settingPurposes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "The process": {
    PORT: "Port to listen on. 0 takes any free port.",
    HOST: "Address to listen on.",
    PUBLIC_ORIGIN: "Where shoppers find the shop. Links in mail and canonical addresses begin with it. Default: `http://HOST:PORT`.",
    PROXY_HEADER:
      "Header in which a trusted proxy writes the client's address. Required if PUBLIC_ORIGIN is https. With it the port opens once the shop is ready, and closes two seconds after the signal to stop.",
    DATA_DIR: "Folder of the embedded database and of keys that the first start makes.",
    NODE_ENV: "`development` only for `pnpm dev`.",
    LOG_FORMAT: "`json` writes an object on each line.",
    ACCESS_LOG: "`on` writes a line for each answer.",
    METRICS: "Who may read /metrics: this machine, or with `open` everybody who reaches the shop.",
    OTEL_EXPORTER_OTLP_ENDPOINT: "Collector of spans: one for each request, with its queries inside.",
    ANSWER_SECONDS: "A visitor's whole request. After that the answer is 503. All waits for the database follow from it. 0: no limit."
  },
  "The shop": {
    BRAND_NAME: "Name in pages and mail.",
    CONTACT_PHONE: "Telephone number in pages.",
    CONTACT_ADDRESS: "Postal address in pages, and where returns are sent.",
    SMS_SHORT_CODE: "Short code that the text message sign-up names.",
    STAFF_MAIL: "Who is mailed each new order, message, question and return, and each refund that failed.",
    CATALOG: "What the first start puts into an empty database: invented parts, or none.",
    FREE_SHIPPING_THRESHOLD: "Dollars from which standard shipping is free.",
    CORE_RETURN_DAYS: "Days after delivery in which an old part may be sent in for its core charge.",
    IMAGE_HOST: "Another host that serves all images. Default: the shop itself.",
    SEARCH_PRODUCT_CAP: "Products among the suggestions of a search.",
    SEARCH_VOCABULARY_DIR: "Folder with the shop's own [words for the search](../../apps/services/data/search/README.md)."
  },
  "Payment, shipping and tax": {
    PAYMENT: "How orders are paid: see [payments](../payments.md). `test` is refused if PUBLIC_ORIGIN is https.",
    STRIPE_SECRET_KEY: "For PAYMENT=stripe and TAX=stripe.",
    STRIPE_WEBHOOK_SECRET: "For PAYMENT=stripe.",
    STRIPE_API: "Stands in for Stripe on this machine, to try it out.",
    SHIPPING: "Source of shipping rates: see [rates](../rates.md).",
    SHIPPING_RATES: "Path of a table of shipping rates. Default: the table that comes along.",
    SHIPPO_TOKEN: "For SHIPPING=shippo.",
    SHIPPO_API: "Stands in for Shippo on this machine, to try it out.",
    TAX: "Source of taxes: see [rates](../rates.md).",
    TAX_RATES: "Path of a table of taxes. Default: no tax."
  },
  Mail: {
    MAIL_URL: "Mail server. Without one, mail stays in the outbox.",
    MAIL_FROM: "Sender of all mail.",
    MAIL_OUTBOX:
      "Whether /dev/outbox shows the mail, with links into accounts. Default: shown while only this machine reaches the shop, and in development."
  },
  "The database": {
    DATABASE_URL: "PostgreSQL instead of the embedded database, [several hosts](../operating.md#a-primary-and-its-standbys) too.",
    DATABASE_READ_URLS: "[Standbys](../operating.md#a-primary-and-its-standbys) that visitors' reads are spread over.",
    MIGRATIONS: "`by-command`: only `pnpm migrate` changes tables.",
    DATABASE_CONNECTIONS: "Connections for carts, orders and accounts.",
    DATABASE_READ_CONNECTIONS: "Connections for listings and searches, to each server.",
    DATABASE_READ_STALE_SECONDS: "How late a standby may be that is read.",
    DATABASE_CONNECT_SECONDS: "Wait for a connection. Default: 3/8 of ANSWER_SECONDS.",
    DATABASE_STATEMENT_SECONDS: "One statement of carts, orders and accounts. Default: 3/8 of ANSWER_SECONDS.",
    DATABASE_READ_SECONDS: "One statement that lists or searches. Default: 3/8 of ANSWER_SECONDS.",
    DATABASE_LOCK_SECONDS: "Wait for another transaction's lock. Default: a quarter of ANSWER_SECONDS.",
    DATABASE_WORK_SECONDS: "One statement of migrations, imports and hourly work. Default: 900.",
    DATABASE_IDLE_TRANSACTION_SECONDS: "A transaction without a statement. Default: 10. 0 behind a pooler that refuses it.",
    DATABASE_TCP_USER_SECONDS: "A connection that acknowledges nothing. Default: 20. 0 behind a pooler that refuses `options`."
  },
  "Accounts and visitors": {
    SESSION_SECRET:
      "Signs sessions. Of several the first signs and all are read. Required with DATABASE_URL. Default: a key file in DATA_DIR.",
    SIGN_IN_TRIES: "Wrong passwords for one account in 15 minutes.",
    ADDRESS_TRIES: "Forms from one client in 15 minutes.",
    MAIL_TRIES: "Mails to one mailbox in an hour.",
    STAFF_IDLE_MINUTES: "After so long without use a session of staff ends.",
    STAFF_SECOND_FACTOR: "`required`: staff work only after signing in with two factors. `pnpm staff reset MAIL` removes a lost one.",
    GRAPHQL_DOCUMENTS: "`registered` answers only the shop's own documents. Choose it for a public shop.",
    GEOLOCATION_HEADERS: "Headers in which a trusted proxy writes a visitor's country and zip.",
    VAPID_PUBLIC_KEY: "Signs messages to devices. Default: a pair in DATA_DIR; none with DATABASE_URL.",
    VAPID_PRIVATE_KEY: "The other half of VAPID_PUBLIC_KEY.",
    VAPID_SUBJECT: "Contact for push services. Default: PUBLIC_ORIGIN if that is https.",
    PUSH_TO_LOOPBACK: "`allowed` takes a push service on this machine, to try push out.",
    SESSION_RECORDING_SCRIPT: "Script that records visits, loaded if its flag is on.",
    ERROR_MONITORING_SCRIPT: "Script that reports errors, loaded if its flag is on."
  },
  "Kept data": {
    EVENT_DAYS: "Days for which visitors' events are kept.",
    EVENT_LIMIT: "Events that are kept at most.",
    GUEST_DAYS: "Days for which carts, garages and lists of guests are kept.",
    MESSAGE_DAYS: "Days for which messages and feedback are kept.",
    ADDRESS_DAYS: "Days for which addresses off the mailing list are kept.",
    CODE_DAYS: "Days for which codes that are over are kept.",
    STAFF_DAYS: "Days for which actions of staff are kept."
  },
  Pages: {
    PAGE_CACHE_SECONDS: "How long a shared page is kept. 0 renders each page anew.",
    PAGE_STALE_SECONDS: "How long after that it is served while the database is away.",
    PAGE_SHARED_SECONDS: "How long a [cache before the shop](../operating.md#a-cache-before-the-shop) may keep a page. 0: not at all."
  }
}
