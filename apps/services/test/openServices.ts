import { tmpdir } from "node:os"
import path from "node:path"
import type { DatabaseKind, TestDatabase } from "./allDatabases.ts"
import { type PasswordHasher, type HashCost, createPasswordHasher } from "../src/account/passwords.ts"
import { createServices } from "../src/handler.ts"
import type { Services, ServicesSettings } from "../src/Services.ts"
import type { InternalError } from "../src/http/errors.ts"
import { invoicePayments } from "../src/payment/createPaymentService.ts"
import { createVocabularyLoader } from "../src/search/search-index/createSearchIndexCache.ts"
import { demoContent } from "./demoContent.ts"
import { sampleCatalog } from "../src/schema/testing/sampleCatalog.ts"
import { sessionKey, testVisitor, type TestVisitor } from "./testVisitor.ts"

/** The minimum argon2id cost, for tests that are not about hashing. */
export const cheapCost: HashCost = { memory: 8, passes: 1, parallelism: 1 }

/** Creates a hasher that works like the shop's, at a thousandth of the cost. */
const createCheapPasswords = (): PasswordHasher => createPasswordHasher({ cost: cheapCost })

export { postTo } from "./testVisitor.ts"

export const defaults: ServicesSettings = {
  documents: "all",
  imageHost: "",
  searchProductCap: 6,
  searchVocabularyDir: null,
  dataDir: path.join(tmpdir(), "camber-test-data"),
  isProduction: false,
  sessionKeys: [sessionKey],
  eventRetention: { days: 90, most: 1_000_000 },
  retention: { guests: 730, messages: 730, addresses: 365, codes: 365, staffActions: 1095 },
  feedSecret: null,
  geolocationHeaders: null,
  freeShippingFrom: 9_900,
  publicOrigin: "http://shop.test",
  brandName: "Camber",
  contactPhone: "1-800-555-0100",
  contactAddress: { street: "100 Camber Way", city: "Akron", state: "OH", zip: "44301" },
  tryLimits: { ofAccount: 10, ofAddress: 1000, ofMail: 5 },
  proxyHeader: undefined,
  showsOutbox: false,
  payments: { provider: invoicePayments, testKey: null },
  push: { publicKey: "shops-own-key", allowsLoopback: false }
}

/** Reads the search vocabulary only once for all test files, because reading it takes a second. */
const loadVocabulary = createVocabularyLoader(null)

/** Services on a database with the sample catalog, and a first visitor. */
export interface OpenServices extends Services, TestVisitor {
  readonly database: TestDatabase
  readonly failures: ReadonlyArray<InternalError>
  /** Creates another visitor. */
  readonly visitor: () => TestVisitor
}

export const openServices = async (
  open: DatabaseKind["open"],
  settings: Partial<ServicesSettings> = {},
  passwords: PasswordHasher = createCheapPasswords()
): Promise<OpenServices> => {
  const database = await open(sampleCatalog)
  const failures: Array<InternalError> = []
  const services = createServices({
    ...demoContent,
    database,
    passwords,
    ...(settings.searchVocabularyDir == null ? { loadVocabulary } : {}),
    settings: { ...defaults, ...settings },
    report: (failure) => failures.push(failure)
  })
  return { ...services, ...testVisitor(services), database, failures, visitor: () => testVisitor(services) }
}
