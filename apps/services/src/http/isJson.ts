/** Whether the body says of itself that it is JSON in UTF-8. */
export const isJson = (request: Request): boolean => {
  const [mediaType, charset = "charset=utf-8"] = (request.headers.get("content-type") ?? "").replaceAll(/\s/g, "").toLowerCase().split(";")
  return mediaType === "application/json" && charset === "charset=utf-8"
}
