import { Agent, request as send } from "node:http"

/** What came back. */
export interface HttpAnswer {
  readonly status: number
  readonly text: string
  readonly header: (name: string) => string
  readonly cookies: ReadonlyArray<string>
}

export interface Sent {
  readonly method?: string
  /** As it goes over the wire: nobody tidies it up. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A running shop, asked as no browser would. */
export class Target {
  readonly origin: URL
  readonly #agent: Agent

  /** Asked from this address of the machine's own, where one is given. */
  constructor(origin: string, localAddress?: string) {
    this.origin = new URL(origin)
    this.#agent = new Agent({ keepAlive: true, maxSockets: 32, ...(localAddress !== undefined && { localAddress }) })
  }

  /** Rejects where nobody answers, which is a finding. */
  ask({ body, headers = {}, method = "GET", path }: Sent): Promise<HttpAnswer> {
    const { hostname, port } = this.origin
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }
      const asked = send({ agent: this.#agent, hostname, port, method, path, headers: { ...headers, ...length } }, (answer) => {
        const chunks: Array<Buffer> = []
        answer.on("data", (chunk: Buffer) => chunks.push(chunk))
        answer.on("error", reject)
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString("utf8"),
            header: (name) => String(answer.headers[name] ?? ""),
            cookies: answer.headers["set-cookie"] ?? []
          })
        )
      })
      asked.on("error", reject)
      asked.end(body)
    })
  }

  json(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<HttpAnswer> {
    const text = typeof body === "string" ? body : JSON.stringify(body)
    return this.ask({ method: "POST", path, body: text, headers: { "content-type": "application/json", ...headers } })
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** Somebody with a session. */
export interface Visitor {
  readonly cookie: string
  readonly guid: string
}

export const createVisitor = async (target: Target): Promise<Visitor> => {
  const { cookies } = await target.ask({ path: "/api/visitor/state" })
  const pairs = cookies.map((cookie) => cookie.split(";", 1)[0] ?? "")
  const guid = pairs.find((pair) => pair.startsWith("WebUserGuid="))?.slice("WebUserGuid=".length)
  if (guid === undefined) throw new Error("the shop gives no visitor a session: is it one, and is it ready?")
  return { cookie: pairs.join("; "), guid }
}
