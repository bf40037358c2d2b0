import { QUESTION_PATH } from "@camber/domain/questions"
import { calls, restCalls } from "@camber/domain/registry"
import { documents } from "@camber/domain/registry/graphql"
import { REVIEW_PATH } from "@camber/domain/reviews"
import { signUpForPromo } from "@camber/domain/signup"
import { SchemaAST } from "effect"
import { chanceOf, oneOf } from "./chance.ts"
import { freshSessions, lockedOwner, taggedMailbox, unpaidOrders } from "./clientLimits.ts"
import { disguisedNames, otherCases, ownMachine, twoHosts } from "./requests.ts"
import { codeOfOneUse, doubledOrders, lastPieces } from "./orderRaces.ts"
import type { Attack } from "./Outcome.ts"
import { createVisitor, type Visitor } from "./Target.ts"
import { type Filling, valueOf } from "./valueOf.ts"

const graphqlPath = (service: string): string => `/graphql/${service}`
const postings = restCalls.flatMap((call) => ("body" in call ? [{ path: call.path, ast: SchemaAST.toEncoded(call.body.ast) }] : []))

/** Every call of the registry that names a visitor, asked by another one. */
export const crossVisitor: Attack = async (target, { seed }) => {
  const [victim, thief] = [await createVisitor(target), await createVisitor(target)]
  const chance = chanceOf(seed)
  const filling: Filling = {
    text: (field) => (/guid$/i.test(field) ? victim.guid : "1"),
    number: () => 1,
    instead: () => undefined,
    chance
  }
  const naming = calls.filter(({ operation }) =>
    /autoSuggestRequest|projectRequest|webUserGuid|userGuid/.test(documents.get(operation) ?? "")
  )
  const findings: Array<string> = []
  for (const { id, operation, service, variables } of naming) {
    const filled = valueOf(SchemaAST.toEncoded(variables.ast), filling)
    for (const cookie of [thief.cookie, ""]) {
      const { status, text } = await target.json(graphqlPath(service), { id, variables: filled }, { cookie })
      if (status !== 403) findings.push(`${operation} answers ${status}: ${text.slice(0, 120)}`)
    }
  }
  for (const { ast, path } of postings) {
    const { text } = await target.json(path, valueOf(ast, filling), { cookie: thief.cookie })
    if (text.includes(victim.guid)) findings.push(`${path} tells of another visitor`)
  }
  return { what: "another visitor's guid, in every call of the registry", tried: 2 * naming.length + postings.length, findings }
}

const hostileTexts = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "%00",
  "'; drop table account; --",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "__proto__",
  "x".repeat(5_000),
  "\u202e\u200b\u0301".repeat(50),
  "9".repeat(400),
  "-1",
  "1e999",
  "{{7*7}}${7*7}"
]
const hostileNumbers = [0, -0, -1, 0.1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 9e300, -9e300, 5e-324]

/** Bodies that are nearly right: good ones with something absurd in the place of some of it, and some that are no JSON. */
const hostileBody = (visitor: Visitor, chance: () => number): { readonly path: string; readonly body: string } => {
  const filling: Filling = {
    text: (field) => (/guid$/i.test(field) && chance() < 0.9 ? visitor.guid : oneOf(hostileTexts, chance)),
    number: () => (chance() < 0.5 ? Math.floor(chance() * 100) : oneOf(hostileNumbers, chance)),
    instead: () => {
      const drawn = chance()
      if (drawn < 0.02) return oneOf<unknown>([null, [], {}, true, "1", -1, [[[[]]]], { __proto__: null, constructor: 1 }], chance)
      return drawn < 0.022 ? Array.from({ length: 1_000 }, () => 1) : undefined
    },
    chance
  }
  const made = (): readonly [string, unknown] => {
    if (chance() < 0.35) {
      const { ast, path } = oneOf(postings, chance)
      return [path, valueOf(ast, filling)]
    }
    const { id, service, variables } = oneOf(calls, chance)
    return [graphqlPath(service), { id, variables: valueOf(SchemaAST.toEncoded(variables.ast), filling) }]
  }
  const [path, value] = made()
  const body = JSON.stringify(value)
  return { path, body: chance() < 0.03 ? body.slice(0, Math.floor(body.length * chance())) : body }
}

/** Thousands of bodies that are nearly right: none is a fault of the shop's own. */
export const fuzz: Attack = async (target, { bodies, seed }) => {
  const [visitor, chance] = [await createVisitor(target), chanceOf(seed)]
  const findings: Array<string> = []
  let left = bodies
  const sender = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const { body, path } = hostileBody(visitor, chance)
      const { status, text } = await target.json(path, body, { cookie: visitor.cookie }).catch(noAnswer)
      if (status === 0 || status >= 500 || text.includes('"INTERNAL"')) findings.push(`${path} answers ${status}: ${body.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, sender))
  return { what: "bodies that are nearly right", tried: bodies, findings }
}

const noAnswer = () => ({ status: 0, text: "" })

/** Everything that is posted, as a page of another site would. */
export const crossSitePosts: Attack = async (target) => {
  const { cookie } = await createVisitor(target)
  const paths = [
    ...new Set([...postings.map(({ path }) => path), ...calls.map(({ service }) => graphqlPath(service)), REVIEW_PATH, QUESTION_PATH])
  ]
  const signs = [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }, { origin: "null" }]
  const findings: Array<string> = []
  for (const path of paths)
    for (const sign of signs) {
      const { status } = await target.json(path, {}, { cookie, ...sign })
      if (status !== 403) findings.push(`${path} answers ${status} to ${JSON.stringify(sign)}`)
    }
  return { what: "posts of other sites' pages", tried: paths.length * signs.length, findings }
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

/** Shared caches are told of people alone: bots are answered for themselves. */
const browser = { "user-agent": "Mozilla/5.0" }

/** No shared cache may keep what is one visitor's. */
export const sharedCaches: Attack = async (target) => {
  const findings: Array<string> = []
  const { cookie, guid } = await createVisitor(target)
  for (const path of pages) {
    const [first, second, third] = [
      await target.ask({ path, headers: browser }),
      await target.ask({ path, headers: { ...browser, cookie } }),
      await target.ask({ path, headers: { ...browser, cookie: "theme=dark", "x-forwarded-host": "evil.example" } })
    ]
    for (const one of [second, third])
      if (/public|s-maxage/.test(one.header("cache-control")))
        findings.push(`${path} says to somebody with a cookie that all may be given it`)
    if ([first, third].some(({ text }) => text.includes("evil.example"))) findings.push(`${path} tells what a header said`)
    for (const { cookies, header, text } of [first, second, third]) {
      const isShared = !/private|no-store/.test(header("cache-control"))
      if (isShared && cookies.length > 0) findings.push(`${path} gives a cookie that a cache may keep`)
      if (isShared && text.includes(guid)) findings.push(`${path} names its visitor, and a cache may keep it`)
    }
    if (first.text.includes(guid)) findings.push(`${path} names another visitor`)
  }
  return { what: "what a shared cache may keep", tried: 3 * pages.length, findings }
}

const elsewhere = [
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/%2f/evil.example",
  "\r\nlocation: https://evil.example",
  "javascript:alert(1)"
]

/** No address leads to another site. */
export const redirects: Attack = async (target) => {
  const { cookie } = await createVisitor(target)
  const findings: Array<string> = []
  const asked = elsewhere.flatMap((place) => {
    const text = encodeURIComponent(place)
    const form = { method: "POST", headers: { cookie, "content-type": "application/x-www-form-urlencoded" } }
    return [
      ...(/^\/[\\/%]/.test(place) ? [{ path: place.replaceAll("\\", "%5c") }] : []),
      ...["returnUrl", "next", "redirect", "outcome"].map((name) => ({ path: `/account/login?${name}=${text}`, headers: { cookie } })),
      { ...form, path: QUESTION_PATH, body: `skuBaseNumber=${text}` },
      { ...form, path: REVIEW_PATH, body: `skuBaseNumber=${text}` },
      { ...form, path: "/api/account/login", body: `emailAddress=a&password=b&returnUrl=${text}` }
    ]
  })
  for (const sent of asked) {
    const location = (await target.ask(sent)).header("location")
    const led = location === "" ? null : new URL(location, "http://shop.invalid")
    if (led !== null && led.hostname !== "shop.invalid" && !/^(?:127\.0\.0\.1|localhost)$/.test(led.hostname))
      findings.push(`${sent.path} leads to ${location}`)
  }
  return { what: "addresses that would lead elsewhere", tried: asked.length, findings }
}

const climbs = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%5c", "....//", "%252e%252e%252f", "..%c0%af"]

/** No address reaches a file that is not to be had. */
export const traversal: Attack = async (target) => {
  const roots = ["/assets/", "/content/", "/content/parts/", "/mfe/pdp/assets/", "/sitemaps/", "/"]
  const goals = ["etc/passwd", "package.json", ".data/session-key", "proc/self/environ"]
  const paths = roots.flatMap((root) => climbs.flatMap((climb) => goals.map((goal) => `${root}${climb.repeat(8)}${goal}`)))
  const findings: Array<string> = []
  for (const path of paths) {
    const { status, text } = await target.ask({ path })
    if (status >= 500 || /root:.*:0:0:|"devDependencies"|PATH=/.test(text)) findings.push(`${path} answers ${status}`)
  }
  return { what: "addresses that climb out of a folder", tried: paths.length, findings }
}

/** One address that signs up many times at once has one code: shown once, and mailed once, as far as the outbox is open. */
export const codeRaces: Attack = async (target, { seed }) => {
  const visitors = await Promise.all(Array.from({ length: 20 }, () => createVisitor(target)))
  const findings: Array<string> = []
  let tried = 0
  for (let round = 0; round < 3; round++) {
    const emailAddress = `race-${seed}-${round}-${Date.now()}@example.com`
    const form = { emailAddress, phoneNumber: "", smsOptIn: false, registrationSource: "Drawer" }
    const answers = await Promise.all(visitors.map(({ cookie }) => target.json(signUpForPromo.path, form, { cookie })))
    // Who is told to wait for an hour has tried nothing.
    tried += answers.filter(({ text }) => !text.includes("Too many tries")).length
    const { text: outbox } = await target.ask({ path: "/dev/outbox" })
    const mails = outbox.split(`To ${emailAddress}`).length - 1
    if (mails > 1) findings.push(`one address has ${mails} codes`)
    const shown = answers.filter(({ text }) => /[2-9A-Z]{4}-[2-9A-Z]{4}/.test(text)).length
    if (shown > 1) findings.push(`one address is shown ${shown} codes`)
  }
  return { what: "one address that asks for a code twenty times at once", tried, findings }
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
  unpaidOrders
]
