/**
 * For a project's `server.deps.external`: sources that Node runs as they stand, since it takes types off by itself. Vite neither makes them anew for
 * each project nor wraps what they import, and files that share a worker share them. None keeps a state that a test could meet in another's place.
 */
export const native = [/\/packages\/(?:domain|testing)\/.*\.ts$/, /\/apps\/(?:services|shop)\/.*\.ts$/]
