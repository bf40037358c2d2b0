import { setPeerAddress } from "@camber/services"

type Handler = (request: Request) => Response | Promise<Response>

/** Passes the connection's IP address to the services for their rate limits. */
export const withPeerAddress =
  (handle: Handler) =>
  (request: Request, peer: string | undefined): Response | Promise<Response> => {
    setPeerAddress(request, peer)
    return handle(request)
  }
