/** Purpose of each setting, by group. Values and defaults come from the schema. */
export const settingPurposes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "The process": {
    PORT: "Port to listen on. 0 takes any free port.",
    HOST: "Address to listen on.",
    WORKERS: "Processes that serve requests on this port. More than one needs PostgreSQL. Use one per core.",
    PUBLIC_ORIGIN: "Public URL of the shop. Default: `http://HOST:PORT`.",
    PROXY_HEADER: "Header with the client IP address from a trusted proxy. Required if PUBLIC_ORIGIN is https.",
    DATA_DIR: "Folder of the embedded database and generated keys.",
    PICTURES_DIR: "Folder with the photographs of parts. Several machines share it. Default: `pictures` in DATA_DIR.",
    NODE_ENV: "`development` only for `pnpm dev`.",
    LOG_FORMAT: "`json` writes one object per line.",
    ACCESS_LOG: "`on` logs each response.",
    METRICS: "`open` lets all clients read /metrics, not only this machine.",
    OTEL_EXPORTER_OTLP_ENDPOINT: "Collector of request and query spans.",
    ANSWER_SECONDS:
      "Longest time for a visitor's request, which then gets status 503. Database timeouts are shares of this time. 0: no limit."
  },
  "The shop": {
    BRAND_NAME: "Name in pages and mail.",
    CONTACT_PHONE: "Telephone number in pages.",
    CONTACT_ADDRESS: "Postal address in pages, and for returns.",
    SMS_SHORT_CODE: "Short code of the text message sign-up.",
    STAFF_MAIL: "Recipients of new orders, messages, questions, returns and failed refunds.",
    CATALOG: "Content of an empty database at first start.",
    FREE_SHIPPING_THRESHOLD: "Order value from which standard shipping is free.",
    CORE_RETURN_DAYS: "Days after delivery to return an old part.",
    OLD_COOKIE_KEY:
      "Cookie key of a former PrestaShop, so that its passwords work ([move](../how-to/move-from-another-shop.md)). Keep it for 180 days.",
    FEED_SECRET: "Opens the addresses of the [product feeds](../how-to/publish-product-feeds.md). Default: closed.",
    IMAGE_HOST: "Host of all images. Default: the shop.",
    SEARCH_PRODUCT_CAP: "Number of suggested products.",
    SEARCH_VOCABULARY_DIR: "Folder with the shop's own [search vocabulary](../../apps/services/data/search/README.md)."
  },
  "Payment, shipping and tax": {
    PAYMENT: "[Payment](../how-to/configure-payments.md). `test` is rejected with an https origin.",
    STRIPE_SECRET_KEY: "Required for PAYMENT=stripe and TAX=stripe.",
    STRIPE_WEBHOOK_SECRET: "Required for PAYMENT=stripe.",
    STRIPE_API: "URL of a Stripe fake on this machine, for tests.",
    SHIPPING: "Source of [shipping rates](../how-to/configure-rates.md).",
    SHIPPING_RATES: "Table of shipping rates. Default: the included table.",
    SHIPPO_TOKEN: "Required for SHIPPING=shippo.",
    SHIPPO_API: "URL of a Shippo fake on this machine, for tests.",
    TAX: "Source of [taxes](../how-to/configure-rates.md).",
    TAX_RATES: "Table of taxes. Default: no tax."
  },
  Mail: {
    MAIL_URL: "Mail server. Without one, mail stays in the outbox.",
    MAIL_FROM: "Sender of mail. An address without a name gets the shop's name.",
    MAIL_OUTBOX: "Whether /dev/outbox shows mail. Default: shown for a local shop and in development."
  },
  "The database": {
    DATABASE_URL: "PostgreSQL instead of the embedded database, also [several hosts](../how-to/operate.md#add-a-standby).",
    DATABASE_READ_URLS: "[Standbys](../how-to/operate.md#add-a-standby) for visitor reads.",
    BACKUP_DIR: "Folder of backups, whose newest `pnpm run doctor` checks.",
    MIGRATIONS: "`by-command`: only `pnpm migrate` changes tables.",
    DATABASE_CONNECTIONS: "Connections for carts, orders and accounts.",
    DATABASE_READ_CONNECTIONS: "Connections for listings and searches, per server.",
    DATABASE_READ_STALE_SECONDS: "Maximum lag of a standby.",
    DATABASE_CONNECT_SECONDS: "Longest wait for a connection. Default: 3/8 of ANSWER_SECONDS.",
    DATABASE_STATEMENT_SECONDS: "Longest statement of carts, orders and accounts. Default: 3/8 of ANSWER_SECONDS.",
    DATABASE_READ_SECONDS: "Longest statement of listings and searches. Default: 3/8 of ANSWER_SECONDS.",
    DATABASE_LOCK_SECONDS: "Longest wait for a lock. Default: 1/4 of ANSWER_SECONDS.",
    DATABASE_WORK_SECONDS: "Longest statement of migrations, imports and maintenance. Default: 900.",
    DATABASE_IDLE_TRANSACTION_SECONDS: "Longest idle time of a transaction. Default: 10. Use 0 behind a pooler that rejects it.",
    DATABASE_TCP_USER_SECONDS:
      "Longest time without acknowledgments of the connection. Default: 20. Use 0 behind a pooler that rejects `options`."
  },
  "Accounts and visitors": {
    SESSION_SECRET:
      "Signs sessions. If you list several, the first one signs and all are accepted. Required with DATABASE_URL. Default: a key file in DATA_DIR.",
    SIGN_IN_TRIES: "Maximum wrong passwords per account in 15 minutes.",
    ADDRESS_TRIES: "Maximum account forms per client in 15 minutes.",
    MAIL_TRIES: "Maximum emails per mailbox and hour.",
    STAFF_IDLE_MINUTES: "Idle time after which staff are signed out.",
    STAFF_SECOND_FACTOR: "`required`: staff need two factors. `pnpm staff reset MAIL` removes a lost one.",
    GRAPHQL_DOCUMENTS: "`registered` accepts only the shop's documents. Use it for public shops.",
    GEOLOCATION_HEADERS: "Headers with a visitor's country and ZIP code from a trusted proxy.",
    VAPID_PUBLIC_KEY: "Signs push messages. Default: a pair in DATA_DIR, none with DATABASE_URL.",
    VAPID_PRIVATE_KEY: "Private key of the pair.",
    VAPID_SUBJECT: "Contact for push services. Default: an https PUBLIC_ORIGIN.",
    PUSH_TO_LOOPBACK: "`allowed` accepts push services on this machine, for tests.",
    SESSION_RECORDING_SCRIPT: "Recording script, loaded if its flag is on.",
    ERROR_MONITORING_SCRIPT: "Error script, loaded if its flag is on."
  },
  Retention: {
    EVENT_DAYS: "Events.",
    EVENT_LIMIT: "Maximum number of events.",
    GUEST_DAYS: "Guest carts, garages and lists.",
    MESSAGE_DAYS: "Messages and feedback.",
    ADDRESS_DAYS: "Addresses that left the mailing list.",
    CODE_DAYS: "Expired codes.",
    STAFF_DAYS: "Staff actions."
  },
  Pages: {
    PAGE_CACHE_SECONDS: "Lifetime of a cached page. 0 renders each page.",
    PAGE_STALE_SECONDS: "Additional lifetime while the database is unreachable.",
    PAGE_SHARED_SECONDS: "Lifetime in a [shared cache](../how-to/operate.md#set-up-a-shared-cache). 0: none."
  }
}
