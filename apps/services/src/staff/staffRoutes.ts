import type { StaffPath } from "@camber/domain/staff"
import type { Schema } from "effect"
import { createRestHandler, createRestReadHandler, restrictMethods } from "../http/restHandlers.ts"
import { createStaffRoute, type StaffVisit } from "./requireStaff.ts"

/** Creates the route of a call without a body. */
export const createReadRoute = <Result>(
  call: { readonly path: StaffPath; readonly result: { readonly Encoded: Result } },
  answer: (visit: StaffVisit) => Promise<Result>
) => createStaffRoute(call.path, restrictMethods(["GET", "HEAD"], createRestReadHandler(call, answer)))

/** Creates the route of a call with a body whose response is not the data of a page. */
export const createPostRoute = <Body, Result>(
  call: { readonly path: StaffPath; readonly body: Schema.Codec<Body, unknown>; readonly result: { readonly Encoded: Result } },
  answer: (body: Body, visit: StaffVisit) => Promise<Result>,
  maxBodyBytes?: number
) => createStaffRoute(call.path, restrictMethods(["POST"], createRestHandler(call, answer, maxBodyBytes)))

/** Creates the route of a change. Its response contains whether it was done, and the current data. */
export const createChangeRoute = <Body, Now>(
  call: {
    readonly path: StaffPath
    readonly body: Schema.Codec<Body, unknown>
    readonly result: { readonly Encoded: { readonly isDone: boolean; readonly now: Now } }
  },
  change: (body: Body, visit: StaffVisit) => Promise<boolean>,
  read: (body: Body) => Promise<Now>,
  maxBodyBytes?: number
) => createPostRoute(call, async (body, visit) => ({ isDone: await change(body, visit), now: await read(body) }), maxBodyBytes)
