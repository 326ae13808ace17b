# What `npm start` runs, with its set-up already done in the image. Not npm itself, which as the first process of a
# container would keep SIGTERM to itself.
FROM node:20-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends git ca-certificates && rm -rf /var/lib/apt/lists/*
WORKDIR /operatory
COPY . .
RUN node scripts/prepare.mjs && mkdir -p /data && chown -R node:node /operatory /data
USER node
EXPOSE 4000
CMD ["node", "scripts/start.mjs"]
