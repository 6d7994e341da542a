# docker build -t splitpay . && docker run --rm -p 8080:8080 splitpay
# Below a path: docker build --build-arg BASE_PATH=/console -t splitpay .
FROM node:22-alpine AS build
WORKDIR /splitpay
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG BASE_PATH
RUN npm run build

FROM nginx:1-alpine
ARG BASE_PATH
COPY docs/hosting/nginx.conf /etc/nginx/conf.d/default.conf
RUN sed -i "s# /404.html;# ${BASE_PATH}/404.html;#" /etc/nginx/conf.d/default.conf
COPY --from=build /splitpay/dist /usr/share/nginx/html${BASE_PATH}
EXPOSE 8080
