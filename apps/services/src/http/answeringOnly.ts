import { MethodNotAllowed } from "./failures.ts"

/** Refuses other methods with `MethodNotAllowed`. */
export const answeringOnly =
  <Visit>(methods: ReadonlyArray<string>, call: (request: Request, visit: Visit) => Promise<Response>) =>
  async (request: Request, visit: Visit): Promise<Response> => {
    if (!methods.includes(request.method)) throw new MethodNotAllowed({ allowed: methods })
    return call(request, visit)
  }
