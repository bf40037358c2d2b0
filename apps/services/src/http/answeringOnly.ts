import { errorResponse } from "./errorAnswer.ts"

/** Other methods get 405 with those that there are. */
export const answeringOnly =
  <Visit>(methods: ReadonlyArray<string>, call: (request: Request, visit: Visit) => Promise<Response>) =>
  async (request: Request, visit: Visit): Promise<Response> =>
    methods.includes(request.method)
      ? call(request, visit)
      : errorResponse(405, "Method Not Allowed", `Send ${methods.join(" or ")}.`, { allow: methods.join(", ") })
