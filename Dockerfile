# What `npm start` runs, already set up. It is not started through npm, which as the first process of a
# container would not pass on SIGTERM.
FROM node:20-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends git ca-certificates && rm -rf /var/lib/apt/lists/*
WORKDIR /operatory
COPY . .
RUN node scripts/prepare.mjs && mkdir -p /data && chown -R node:node /operatory /data
USER node
EXPOSE 4000
CMD ["node", "scripts/start.mjs"]
