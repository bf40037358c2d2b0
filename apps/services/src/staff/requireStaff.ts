import { hasStaffRight, staffCallRights, type StaffPath, type StaffRole } from "@camber/domain/staff"
import { NotFound } from "../http/errors.ts"
import { type ApiHandler, createRestHandler, createRestReadHandler, restrictMethods } from "../http/restHandlers.ts"
import type { SignedIn, VisitorSession } from "../session/authenticate.ts"
import type { Schema } from "effect"

/** The session of a staff member. */
export interface StaffVisit extends VisitorSession {
  readonly account: SignedIn & { readonly staffRole: StaffRole }
}

/** Whether the visitor is a staff member. */
export const isStaff = (visit: VisitorSession): visit is StaffVisit => (visit.account?.staffRole ?? null) !== null

/** Creates the route of a staff call. If a user's role lacks the right for the call, the path returns 404. */
export const createStaffRoute = (
  path: StaffPath,
  answer: (request: Request, visit: StaffVisit) => Promise<Response>
): readonly [path: string, call: ApiHandler] => [
  path,
  async (request, visit) => {
    if (!isStaff(visit) || !hasStaffRight(visit.account.staffRole, staffCallRights[path]))
      throw new NotFound({ message: "There is no such service." })
    return answer(request, visit)
  }
]

/** Creates the route of a call without a body. */
export const createReadRoute = <Result>(
  call: { readonly path: StaffPath; readonly result: { readonly Encoded: Result } },
  answer: (visit: StaffVisit) => Promise<Result>
) => createStaffRoute(call.path, restrictMethods(["GET", "HEAD"], createRestReadHandler(call, answer)))

/** Creates the route of a call with a body whose response is not page data. */
export const createPostRoute = <Body, Result>(
  call: { readonly path: StaffPath; readonly body: Schema.Codec<Body, unknown>; readonly result: { readonly Encoded: Result } },
  answer: (body: Body, visit: StaffVisit) => Promise<Result>,
  maxBodyBytes?: number
) => createStaffRoute(call.path, restrictMethods(["POST"], createRestHandler(call, answer, maxBodyBytes)))

/** Creates the route of a change. Its response states whether the change was made, and contains the current data. */
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
