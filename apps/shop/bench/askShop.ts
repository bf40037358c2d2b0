import { type Agent, request as send } from "node:http"

/** How the shop is told who a client is, as a proxy before it does. */
export const CLIENT_HEADER = "x-client"

/** One request: a GET, or a POST of JSON where it has a body. */
export interface Ask {
  readonly path: string
  readonly body?: object | string
}

/** Asks a shop as a client of this address, and gives the answer's status once all of it has come. */
export const askShop = (origin: string, agent: Agent, client: string, { body, path }: Ask): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const text = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      // Not this machine's own name, whose programs are not limited.
      host: "shop.test",
      [CLIENT_HEADER]: client,
      "accept-encoding": "br",
      ...(text === undefined ? {} : { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) })
    }
    const asked = send({ agent, hostname, port, path, headers, method: text === undefined ? "GET" : "POST" }, (answer) => {
      answer.resume()
      answer.on("end", () => resolve(answer.statusCode ?? 0))
      answer.on("error", reject)
    })
    asked.on("error", reject)
    asked.end(text)
  })
