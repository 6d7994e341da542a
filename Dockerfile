# docker build -t splitpay . && docker run --rm -p 8080:8080 splitpay
# Below a path: docker build --build-arg BASE_PATH=/console -t splitpay .
# The server of a team: docker compose up (see docs/server.md).
FROM node:22-alpine AS build
WORKDIR /splitpay
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG BASE_PATH
RUN npm run build

FROM build AS team-build
RUN npm run build:team && node scripts/team.mjs build && npm prune --omit=dev

FROM node:22-alpine AS team
WORKDIR /splitpay
ENV NODE_ENV=production HOST=0.0.0.0 SPLITPAY_FOLDER=/data
COPY --from=team-build /splitpay/node_modules ./node_modules
COPY --from=team-build /splitpay/server/database/migrations ./server/database/migrations
COPY --from=team-build /splitpay/.cache/team ./.cache/team
COPY --from=team-build /splitpay/dist-team ./dist-team
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD wget -qO- http://127.0.0.1:3000/healthz
CMD ["node", ".cache/team/main.mjs", "serve"]

FROM nginx:1-alpine
ARG BASE_PATH
COPY docs/hosting/nginx.conf /etc/nginx/conf.d/default.conf
RUN sed -i "s# /404.html;# ${BASE_PATH}/404.html;#" /etc/nginx/conf.d/default.conf
COPY --from=build /splitpay/dist /usr/share/nginx/html${BASE_PATH}
EXPOSE 8080
