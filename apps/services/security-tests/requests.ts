import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { Buyer } from "./Buyer.ts"
import { findParts } from "./orderRaces.ts"
import type { Target } from "./Target.ts"

/** Result of an attack. */
interface Outcome {
  readonly what: string
  readonly tried: number
  /** Successful attacks; empty if no attack succeeded. */
  readonly findings: ReadonlyArray<string>
}

interface AttackOptions {
  readonly seed: number
  readonly bodies: number
  /** Header from which the shop takes client addresses. */
  readonly proxyHeader: string | undefined
}

export type Attack = (target: Target, wish: AttackOptions) => Promise<Outcome>

const localPaths = ["/metrics", "/dev/outbox"]
const proxied = ["x-forwarded-for", "x-real-ip", "forwarded", "via"]

/** Checks that endpoints for local programs are closed to proxies and other host names. */
export const ownMachine: Attack = async (target, { proxyHeader }) => {
  const headers = [...proxied, ...(proxyHeader === undefined ? [] : [proxyHeader])].map((name) => ({ [name]: "203.0.113.9" }))
  const remoteHeaders: ReadonlyArray<Readonly<Record<string, string>>> = [...headers, { host: "shop.example" }]
  const findings: Array<string> = []
  for (const path of localPaths)
    for (const remoteHeader of remoteHeaders) {
      const { status } = await target.ask({ path, headers: remoteHeader })
      if (status === 200) findings.push(`${path} returns ${status} for ${JSON.stringify(remoteHeader)}`)
    }
  // The request line and the Host header name different hosts.
  for (const path of localPaths) {
    const { status } = await target.ask({ path: `http://localhost${path}`, headers: { host: "shop.example" } })
    if (status === 200) findings.push(`http://localhost${path} returns ${status} for another Host header`)
  }
  return {
    what: "metrics and mail, requested through a proxy or another host name",
    tried: localPaths.length * (remoteHeaders.length + 1),
    findings
  }
}

const forms = ["cart", "checkout", "garage", "second-factor", "sign-in-code", "orders", "addresses", "kit", "assembly"]

/** Checks that form paths in another letter case redirect and cause no internal error. */
export const otherCases: Attack = async (target) => {
  const paths = forms.flatMap((form) => [`/FORMS/${form}`, `/Forms/${form}`, `/fORMS/${form.toUpperCase()}`])
  const findings: Array<string> = []
  for (const path of paths)
    for (const method of ["GET", "POST"]) {
      const { status } = await target.ask({ path, method })
      if (status >= 500 || status === 200) findings.push(`${method} ${path} returns ${status}`)
    }
  return { what: "form paths in another case", tried: paths.length * 2, findings }
}

/** Checks that a request with two Host headers is rejected. */
export const twoHosts: Attack = async (target) => {
  const { hostname, port } = target.origin
  const findings: Array<string> = []
  const pairs = [
    ["shop.example", "localhost"],
    ["localhost", "shop.example"],
    ["localhost", "localhost"]
  ]
  for (const hosts of pairs) {
    const socket = connect(Number(port), hostname)
    const lines = hosts.map((host) => `Host: ${host}`).join("\r\n")
    socket.end(`GET /health/live HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`)
    const answer = await text(socket)
    if (!answer.startsWith("HTTP/1.1 400")) findings.push(`${hosts.join(" and ")}: ${answer.slice(0, 40)}`)
  }
  return { what: "two Host headers", tried: pairs.length, findings }
}

const names = [
  "evil\u3002com",
  "evil\uff61com",
  "\uff57\uff57\uff57\uff0eevil\uff0ecom",
  "June \u202emoc.live",
  "Ju\u200bne",
  "\u4f8b.com",
  "https://evil.example"
]

/** Checks that no order accepts a name that reads as a web address or hides its text, because order mail contains the name. */
export const disguisedNames: Attack = async (target) => {
  const [part] = await findParts(target, /^In stock$/, 1)
  const findings: Array<string> = part === undefined ? ["no order could be placed"] : []
  for (const name of part === undefined ? [] : names) {
    const buyer = await Buyer.arrive(target)
    await buyer.add(part!, 1)
    const placed = await buyer.tryName(name)
    if (placed !== null) findings.push(`${JSON.stringify(name)} is the name of order ${placed}`)
  }
  return { what: "names that disguise web addresses", tried: part === undefined ? 0 : names.length, findings }
}
