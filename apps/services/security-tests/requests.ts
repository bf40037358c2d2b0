import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { Buyer } from "./Buyer.ts"
import type { Attack } from "./Outcome.ts"
import { partsSaid } from "./orderRaces.ts"

const local = ["/metrics", "/dev/outbox"]
const proxied = ["x-forwarded-for", "x-real-ip", "forwarded", "via"]

/** What programs of the shop's machine may read is closed to whoever comes through a proxy or under another name. */
export const ownMachine: Attack = async (target, { proxyHeader }) => {
  const headers = [...proxied, ...(proxyHeader === undefined ? [] : [proxyHeader])].map((name) => ({ [name]: "203.0.113.9" }))
  const signs: ReadonlyArray<Readonly<Record<string, string>>> = [...headers, { host: "shop.example" }]
  const findings: Array<string> = []
  for (const path of local)
    for (const sign of signs) {
      const { status } = await target.ask({ path, headers: sign })
      if (status === 200) findings.push(`${path} answers ${status} to ${JSON.stringify(sign)}`)
    }
  // A line that names one host and a header that names another.
  for (const path of local) {
    const { status } = await target.ask({ path: `http://localhost${path}`, headers: { host: "shop.example" } })
    if (status === 200) findings.push(`http://localhost${path} answers ${status} under another host's name`)
  }
  return { what: "figures and mail, asked for through a proxy or under another name", tried: local.length * (signs.length + 1), findings }
}

const forms = ["cart", "checkout", "garage", "second-factor", "sign-in-code", "orders", "addresses", "kit", "assembly"]

/** A form's address in other letters is led to its own, and is no fault of the shop's. */
export const otherCases: Attack = async (target) => {
  const paths = forms.flatMap((form) => [`/FORMS/${form}`, `/Forms/${form}`, `/fORMS/${form.toUpperCase()}`])
  const findings: Array<string> = []
  for (const path of paths)
    for (const method of ["GET", "POST"]) {
      const { status } = await target.ask({ path, method })
      if (status >= 500 || status === 200) findings.push(`${method} ${path} answers ${status}`)
    }
  return { what: "addresses of forms in other letters", tried: paths.length * 2, findings }
}

/** A request with two Host headers is refused. */
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

/** No name that reads as a web address, or hides what it is, gets into the mail of an order. */
export const disguisedNames: Attack = async (target) => {
  const [part] = await partsSaid(target, /^In stock$/, 1)
  const findings: Array<string> = part === undefined ? ["nothing could be ordered"] : []
  for (const name of part === undefined ? [] : names) {
    const buyer = await Buyer.arrive(target)
    await buyer.add(part!, 1)
    const placed = await buyer.tryName(name)
    if (placed !== null) findings.push(`${JSON.stringify(name)} is the name of order ${placed}`)
  }
  return { what: "names that are web addresses in disguise", tried: part === undefined ? 0 : names.length, findings }
}
