import type { OpenServices } from "../../../test/openServices.ts"

/** A response of a staff call; the body is null if it is not JSON. */
interface Answer {
  readonly status: number
  readonly body: ReturnType<JSON["parse"]>
}

/** Creates a function that sends a staff call with a session cookie. If there is no body, it sends a GET request. */
export const createStaffSender =
  ({ handler }: Pick<OpenServices, "handler">) =>
  async (path: string, cookie: string, body?: unknown): Promise<Answer> => {
    const response = await handler(
      new Request(`http://shop.test${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { "content-type": "application/json", cookie },
        ...(body !== undefined && { body: JSON.stringify(body) })
      })
    )
    const text = (await response?.text()) ?? ""
    return { status: response?.status ?? 0, body: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : null }
  }
