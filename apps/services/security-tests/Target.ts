import { Agent, request as send } from "node:http"

/** A response of the shop. */
export interface HttpAnswer {
  readonly status: number
  readonly text: string
  readonly header: (name: string) => string
  readonly cookies: ReadonlyArray<string>
}

export interface Sent {
  readonly method?: string
  /** Sent unchanged, without normalization. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A running shop that receives requests no browser would send. */
export class Target {
  readonly origin: URL
  readonly #agent: Agent

  /** @param localAddress - The machine's own address from which to connect; by default, the system chooses. */
  constructor(origin: string, localAddress?: string) {
    this.origin = new URL(origin)
    this.#agent = new Agent({ keepAlive: true, maxSockets: 32, ...(localAddress !== undefined && { localAddress }) })
  }

  /** Sends a request. Rejects if there is no response. Attacks report that as a finding. */
  ask({ body, headers = {}, method = "GET", path }: Sent): Promise<HttpAnswer> {
    const { hostname, port } = this.origin
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }
      const request = send({ agent: this.#agent, hostname, port, method, path, headers: { ...headers, ...length } }, (answer) => {
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
      request.on("error", reject)
      request.end(body)
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

/** A client with a session. */
export interface Visitor {
  readonly cookie: string
  readonly guid: string
}

export const createVisitor = async (target: Target): Promise<Visitor> => {
  const { cookies } = await target.ask({ path: "/api/visitor/state" })
  const pairs = cookies.map((cookie) => cookie.split(";", 1)[0] ?? "")
  const guid = pairs.find((pair) => pair.startsWith("WebUserGuid="))?.slice("WebUserGuid=".length)
  if (guid === undefined) throw new Error("the target started no session: check that it is a Camber shop and ready")
  return { cookie: pairs.join("; "), guid }
}
