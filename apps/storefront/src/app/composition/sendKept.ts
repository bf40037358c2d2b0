export { sendKept } from "@camber/domain/offline-queue"
