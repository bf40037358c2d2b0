import { QUESTION_PATH } from "@camber/domain/questions"
import { calls, restCalls } from "@camber/domain/registry"
import { documents } from "@camber/domain/registry/graphql"
import { REVIEW_PATH } from "@camber/domain/reviews"
import { signUpForPromo } from "@camber/domain/signup"
import { SchemaAST } from "effect"
import { hostileNumbers, hostileTexts, createChance, oneOf } from "./hostileValues.ts"
import { freshSessions, lockedOwner, taggedMailbox, unpaidOrders } from "./clientLimits.ts"
import { disguisedNames, otherCases, ownMachine, twoHosts, type Attack } from "./requests.ts"
import { codeOfOneUse, doubledOrders, lastPieces } from "./orderRaces.ts"
import { createVisitor, type Visitor } from "./Target.ts"
import { foreignCarts, hostileTools } from "./toolAttacks.ts"
import { type Filling, valueOf } from "./valueOf.ts"
import { feedKinds } from "../src/feeds/feedKinds.ts"

/** Requests the feeds without the secret, with guessed secrets, and under other spellings of the path. The shop must not send a feed. */
const closedFeeds: Attack = async (target, { proxyHeader }) => {
  const guesses = ["Bearer", "Bearer ", "Bearer undefined", "Bearer null", "Basic", "Basic Og==", `Basic ${"A".repeat(5000)}`]
  const hostile = hostileTexts.filter((text) => /^[\x20-\x7E]{1,500}$/.test(text)).map((text) => `Bearer ${text}`)
  const paths = Object.values(feedKinds).flatMap(({ path }) => [path, `${path}/`, `/${path}`, path.toUpperCase(), `${path}?secret=`])
  const findings: Array<string> = []
  let tried = 0
  for (const path of paths)
    for (const authorization of ["", ...guesses, ...hostile]) {
      tried += 1
      const headers = {
        ...(authorization !== "" && { authorization }),
        ...(proxyHeader !== undefined && { [proxyHeader]: `198.19.${tried % 256}.9` })
      }
      const { status, text } = await target.ask({ path, headers })
      if (status >= 500 || /<rss|"variants"/.test(text)) findings.push(`${path} with ${authorization.slice(0, 60)} returns ${status}`)
    }
  return { what: "product feeds without the secret", tried, findings }
}

const graphqlPath = (service: string): string => `/graphql/${service}`
const postings = restCalls.flatMap((call) => ("body" in call ? [{ path: call.path, ast: SchemaAST.toEncoded(call.body.ast) }] : []))

/** Makes every call that takes a visitor ID as another visitor. */
export const crossVisitor: Attack = async (target, { seed }) => {
  const [victim, attacker] = [await createVisitor(target), await createVisitor(target)]
  const chance = createChance(seed)
  const filling: Filling = {
    text: (field) => (/guid$/i.test(field) ? victim.guid : "1"),
    number: () => 1,
    instead: () => undefined,
    chance
  }
  const visitorCalls = calls.filter(({ operation }) =>
    /autoSuggestRequest|projectRequest|webUserGuid|userGuid/.test(documents.get(operation) ?? "")
  )
  const findings: Array<string> = []
  for (const { id, operation, service, variables } of visitorCalls) {
    const values = valueOf(SchemaAST.toEncoded(variables.ast), filling)
    for (const cookie of [attacker.cookie, ""]) {
      const { status, text } = await target.json(graphqlPath(service), { id, variables: values }, { cookie })
      if (status !== 403) findings.push(`${operation} returns ${status}: ${text.slice(0, 120)}`)
    }
  }
  for (const { ast, path } of postings) {
    const { text } = await target.json(path, valueOf(ast, filling), { cookie: attacker.cookie })
    if (text.includes(victim.guid)) findings.push(`${path} reveals another visitor`)
  }
  return { what: "another visitor's GUID, in every call of the registry", tried: 2 * visitorCalls.length + postings.length, findings }
}

/** Creates a body from a valid one by replacing some values with hostile ones. Some bodies are not valid JSON. */
const hostileBody = (visitor: Visitor, chance: () => number): { readonly path: string; readonly body: string } => {
  const filling: Filling = {
    text: (field) => (/guid$/i.test(field) && chance() < 0.9 ? visitor.guid : oneOf(hostileTexts, chance)),
    number: () => (chance() < 0.5 ? Math.floor(chance() * 100) : oneOf(hostileNumbers, chance)),
    instead: () => {
      const draw = chance()
      if (draw < 0.02) return oneOf<unknown>([null, [], {}, true, "1", -1, [[[[]]]], { __proto__: null, constructor: 1 }], chance)
      return draw < 0.022 ? Array.from({ length: 1_000 }, () => 1) : undefined
    },
    chance
  }
  const createRequest = (): readonly [string, unknown] => {
    if (chance() < 0.35) {
      const { ast, path } = oneOf(postings, chance)
      return [path, valueOf(ast, filling)]
    }
    const { id, service, variables } = oneOf(calls, chance)
    return [graphqlPath(service), { id, variables: valueOf(SchemaAST.toEncoded(variables.ast), filling) }]
  }
  const [path, value] = createRequest()
  const body = JSON.stringify(value)
  return { path, body: chance() < 0.03 ? body.slice(0, Math.floor(body.length * chance())) : body }
}

/** Sends thousands of nearly valid bodies. No body may cause an internal error. */
export const fuzz: Attack = async (target, { bodies, seed }) => {
  const [visitor, chance] = [await createVisitor(target), createChance(seed)]
  const findings: Array<string> = []
  let left = bodies
  const sender = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const { body, path } = hostileBody(visitor, chance)
      const { status, text } = await target.json(path, body, { cookie: visitor.cookie }).catch(noResponse)
      if (status === 0 || status >= 500 || text.includes('"INTERNAL"')) findings.push(`${path} returns ${status}: ${body.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, sender))
  return { what: "nearly valid bodies", tried: bodies, findings }
}

const noResponse = () => ({ status: 0, text: "" })

/** Posts to every endpoint as a page of another site would. */
export const crossSitePosts: Attack = async (target) => {
  const { cookie } = await createVisitor(target)
  const paths = [
    ...new Set([...postings.map(({ path }) => path), ...calls.map(({ service }) => graphqlPath(service)), REVIEW_PATH, QUESTION_PATH])
  ]
  const originHeaders = [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }, { origin: "null" }]
  const findings: Array<string> = []
  for (const path of paths)
    for (const originHeader of originHeaders) {
      const { status } = await target.json(path, {}, { cookie, ...originHeader })
      if (status !== 403) findings.push(`${path} returns ${status} for ${JSON.stringify(originHeader)}`)
    }
  return { what: "posts from pages of other sites", tried: paths.length * originHeaders.length, findings }
}

const pages = [
  "/",
  "/shop/all",
  "/search?query=rotor",
  "/shoppingcart",
  "/account/login",
  "/buildlist",
  "/CustomerVehicle",
  "/api/visitor/state"
]

/** A browser's user agent, because shared caches may store only the pages for people, not the responses to bots. */
const browser = { "user-agent": "Mozilla/5.0" }

/** Checks that no shared cache may store personal content. */
export const sharedCaches: Attack = async (target) => {
  const findings: Array<string> = []
  const { cookie, guid } = await createVisitor(target)
  for (const path of pages) {
    const [first, second, third] = [
      await target.ask({ path, headers: browser }),
      await target.ask({ path, headers: { ...browser, cookie } }),
      await target.ask({ path, headers: { ...browser, cookie: "theme=dark", "x-forwarded-host": "evil.example" } })
    ]
    for (const personal of [second, third])
      if (/public|s-maxage/.test(personal.header("cache-control")))
        findings.push(`${path} is cacheable for everyone although the request had a cookie`)
    if ([first, third].some(({ text }) => text.includes("evil.example"))) findings.push(`${path} repeats a request header`)
    for (const { cookies, header, text } of [first, second, third]) {
      const isShared = !/private|no-store/.test(header("cache-control"))
      if (isShared && cookies.length > 0) findings.push(`${path} sets a cookie that a cache may store`)
      if (isShared && text.includes(guid)) findings.push(`${path} names its visitor and a cache may store it`)
    }
    if (first.text.includes(guid)) findings.push(`${path} names another visitor`)
  }
  return { what: "personal content in shared caches", tried: 3 * pages.length, findings }
}

const foreignUrls = [
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/%2f/evil.example",
  "\r\nlocation: https://evil.example",
  "javascript:alert(1)"
]

/** Checks that no redirect leads to another site. */
export const redirects: Attack = async (target) => {
  const { cookie } = await createVisitor(target)
  const findings: Array<string> = []
  const requests = foreignUrls.flatMap((url) => {
    const text = encodeURIComponent(url)
    const form = { method: "POST", headers: { cookie, "content-type": "application/x-www-form-urlencoded" } }
    return [
      ...(/^\/[\\/%]/.test(url) ? [{ path: url.replaceAll("\\", "%5c") }] : []),
      ...["returnUrl", "next", "redirect", "outcome"].map((name) => ({ path: `/account/login?${name}=${text}`, headers: { cookie } })),
      { ...form, path: QUESTION_PATH, body: `skuBaseNumber=${text}` },
      { ...form, path: REVIEW_PATH, body: `skuBaseNumber=${text}` },
      { ...form, path: "/api/account/login", body: `emailAddress=a&password=b&returnUrl=${text}` }
    ]
  })
  for (const request of requests) {
    const location = (await target.ask(request)).header("location")
    const destination = location === "" ? null : new URL(location, "http://shop.invalid")
    if (destination !== null && destination.hostname !== "shop.invalid" && !/^(?:127\.0\.0\.1|localhost)$/.test(destination.hostname))
      findings.push(`${request.path} redirects to ${location}`)
  }
  return { what: "redirects to other sites", tried: requests.length, findings }
}

const traversals = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%5c", "....//", "%252e%252e%252f", "..%c0%af"]

/** Checks that no path reaches a private file. */
export const traversal: Attack = async (target) => {
  const roots = ["/assets/", "/content/", "/content/parts/", "/pictures/", "/mfe/pdp/assets/", "/sitemaps/", "/"]
  const files = ["etc/passwd", "package.json", ".data/session-key", "proc/self/environ"]
  const paths = roots.flatMap((root) => traversals.flatMap((traversal) => files.map((file) => `${root}${traversal.repeat(8)}${file}`)))
  const findings: Array<string> = []
  for (const path of paths) {
    const { status, text } = await target.ask({ path })
    if (status >= 500 || /root:.*:0:0:|"devDependencies"|PATH=/.test(text)) findings.push(`${path} returns ${status}`)
  }
  return { what: "paths that leave their folder", tried: paths.length, findings }
}

/**
 * Checks that concurrent sign-ups of one address get one code, shown once and mailed once. Mail is checked if the
 * outbox is open.
 */
export const codeRaces: Attack = async (target, { seed }) => {
  const visitors = await Promise.all(Array.from({ length: 20 }, () => createVisitor(target)))
  const findings: Array<string> = []
  let tried = 0
  for (let round = 0; round < 3; round++) {
    const emailAddress = `race-${seed}-${round}-${Date.now()}@example.com`
    const form = { emailAddress, phoneNumber: "", smsOptIn: false, registrationSource: "Drawer" }
    const answers = await Promise.all(visitors.map(({ cookie }) => target.json(signUpForPromo.path, form, { cookie })))
    // The sign-up of a rate-limited client does not count as tried.
    tried += answers.filter(({ text }) => !text.includes("Too many attempts")).length
    const { text: outbox } = await target.ask({ path: "/dev/outbox" })
    const mailCount = outbox.split(`To ${emailAddress}`).length - 1
    if (mailCount > 1) findings.push(`one address was mailed ${mailCount} codes`)
    const shown = answers.filter(({ text }) => /[2-9A-Z]{4}-[2-9A-Z]{4}/.test(text)).length
    if (shown > 1) findings.push(`one address was shown ${shown} codes`)
  }
  return { what: "twenty concurrent code requests for one address", tried, findings }
}

export const attacks: ReadonlyArray<Attack> = [
  crossVisitor,
  fuzz,
  crossSitePosts,
  sharedCaches,
  redirects,
  traversal,
  codeRaces,
  doubledOrders,
  lastPieces,
  codeOfOneUse,
  ownMachine,
  otherCases,
  twoHosts,
  disguisedNames,
  lockedOwner,
  freshSessions,
  taggedMailbox,
  unpaidOrders,
  hostileTools,
  foreignCarts,
  closedFeeds
]
