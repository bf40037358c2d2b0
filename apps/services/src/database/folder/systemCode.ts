/** The code of a failed system call, for instance ENOSPC; undefined for any other thing thrown. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined
