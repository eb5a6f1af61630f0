export { PrismaFlowView } from "./prisma-flow-view.tsx";
