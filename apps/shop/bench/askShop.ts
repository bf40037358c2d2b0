import { type Agent, request as send } from "node:http"

/** Header with the client's IP address, as a proxy sets it. */
export const CLIENT_HEADER = "x-client"

/** One request: GET, or POST of JSON if it has a body. */
export interface Ask {
  readonly path: string
  readonly body?: object | string
}

/** Sends a request as a client with this address, and returns the status after the whole response arrived. */
export const askShop = (origin: string, agent: Agent, client: string, { body, path }: Ask): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const text = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      // Not a loopback name, because the shop does not limit requests of local programs.
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
