import { setPeerAddress } from "@camber/services"

type Handler = (request: Request) => Response | Promise<Response>

/** Tells the services whose connection a request came on, for what they count by address. */
export const withPeerAddress =
  (handle: Handler) =>
  (request: Request, peer: string | undefined): Response | Promise<Response> => {
    setPeerAddress(request, peer)
    return handle(request)
  }
